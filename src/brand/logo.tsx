export function Logo() {
  return (
    <a href="/#home" aria-label="FLARE, home" className="flex min-h-11 flex-col justify-center pt-1">
      <span className="border-mark border-b-3 font-[760] font-wide text-logo leading-[1.1] tracking-[-0.01em] font-stretch-[125%]">
        FLARE
      </span>
    </a>
  );
}
