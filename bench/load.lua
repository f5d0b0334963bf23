-- Requests the pages in turn with Brotli and prints the result as one line of JSON.
local pages = {}
for page in string.gmatch(os.getenv("PAGES"), "%S+") do pages[#pages + 1] = page end
local count = 0

request = function()
  count = count + 1
  return wrk.format("GET", pages[count % #pages + 1], { ["Accept-Encoding"] = "br" })
end

done = function(summary, latency)
  local e = summary.errors
  print(string.format('{"requests":%d,"seconds":%f,"bytes":%d,"p50":%f,"p99":%f,"errors":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
