import bpy,bmesh,math,os,sys,time
from mathutils import Vector,Matrix
from shot import Shot,render
FONT='/usr/share/fonts/opentype/inter/InterDisplay-Bold.otf'
FONT_S='/usr/share/fonts/opentype/inter/Inter-Medium.otf'
FONT_R='/usr/share/fonts/opentype/inter/InterDisplay-Medium.otf'
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s=bpy.context.scene; s.render.engine='CYCLES'; s.cycles.device='CPU'
    s.render.threads_mode='FIXED'; s.render.threads=2
    w=bpy.data.worlds.new('W'); s.world=w; w.use_nodes=True
    return s
def link(o): bpy.context.scene.collection.objects.link(o); return o
def mat(name,col,rough=.5,metal=0,spec=.5,coat=0,coatr=.05,bump=None,emit=None,estr=0,ior=None,rvar=None):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=(*col,1); b.inputs['Roughness'].default_value=rough
    b.inputs['Metallic'].default_value=metal; b.inputs['Specular'].default_value=spec
    b.inputs['Clearcoat'].default_value=coat; b.inputs['Clearcoat Roughness'].default_value=coatr
    if emit: b.inputs['Emission'].default_value=(*emit,1); b.inputs['Emission Strength'].default_value=estr
    tc=None
    if bump or rvar: tc=nt.nodes.new('ShaderNodeTexCoord')
    if bump:  # (scale, strength, distance[, detail])
        n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=bump[0]; n.inputs['Detail'].default_value=bump[3] if len(bump)>3 else 2
        nt.links.new(tc.outputs['Object'],n.inputs['Vector'])
        bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=bump[1]; bp.inputs['Distance'].default_value=bump[2]
        nt.links.new(n.outputs['Fac'],bp.inputs['Height']); nt.links.new(bp.outputs['Normal'],b.inputs['Normal'])
    if rvar:  # (scale, lo, hi)
        n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=rvar[0]; n.inputs['Detail'].default_value=6
        nt.links.new(tc.outputs['Object'],n.inputs['Vector'])
        mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.7; mr.inputs[3].default_value=rvar[1]; mr.inputs[4].default_value=rvar[2]
        nt.links.new(n.outputs['Fac'],mr.inputs[0]); nt.links.new(mr.outputs[0],b.inputs['Roughness'])
    return m
def mkobj(name,bm,m=None,smooth=True,bevel=0,seg=3,angle=35,parent=None):
    me=bpy.data.meshes.new(name); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(me); bm.free()
    o=link(bpy.data.objects.new(name,me))
    if m: me.materials.append(m)
    if smooth:
        for p in me.polygons: p.use_smooth=True
        me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(angle)
    if bevel:
        b=o.modifiers.new('b','BEVEL'); b.width=bevel; b.segments=seg; b.limit_method='ANGLE'; b.angle_limit=math.radians(30); b.harden_normals=True
    if parent: o.parent=parent
    return o
def box(name,c,s,m,bevel=.002,seg=3,rot=None,parent=None):
    bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1)
    bmesh.ops.scale(bm,vec=Vector(s),verts=bm.verts)
    o=mkobj(name,bm,m,bevel=bevel,seg=seg,parent=parent); o.location=c
    if rot: o.rotation_euler=rot
    return o
def cyl(name,c,r,h,m,axis='Z',seg=48,bevel=.0008,r2=None,parent=None):
    bm=bmesh.new(); bmesh.ops.create_cone(bm,cap_ends=True,segments=seg,radius1=r,radius2=r if r2 is None else r2,depth=h)
    if axis=='Y': bmesh.ops.rotate(bm,matrix=Matrix.Rotation(math.pi/2,3,'X'),verts=bm.verts)
    if axis=='X': bmesh.ops.rotate(bm,matrix=Matrix.Rotation(math.pi/2,3,'Y'),verts=bm.verts)
    o=mkobj(name,bm,m,bevel=bevel,seg=2,parent=parent); o.location=c; return o
def rrect(hw,hh,r,n=14):
    r=max(r,1e-5); pts=[]
    for cx,cz,a0 in ((hw-r,hh-r,0),(-hw+r,hh-r,90),(-hw+r,-hh+r,180),(hw-r,-hh+r,270)):
        for i in range(n+1):
            a=math.radians(a0+90*i/n); pts.append((cx+r*math.cos(a),cz+r*math.sin(a)))
    return pts
def shell(hw,hh,r,depth,bev,crown=0,nb=8,nf=14,n=14,y0=0):
    """rounded slab, back at y0, front towards -Y with crowned face"""
    bm=bmesh.new(); rings=[]
    cr=lambda x,z:crown*(1-(x/hw)**2)*(1-.55*(z/hh)**2)
    spec=[(bev*.6,y0),(bev*.18,y0-.0004),(0,y0-bev*.4),(0,y0-(depth-bev))]
    for i in range(1,nb+1):
        a=math.pi/2*i/nb; spec.append((bev*(1-math.cos(a)),y0-(depth-bev)-bev*math.sin(a)))
    k0=len(spec); lim=min(hw,hh)*.985
    for i in range(1,nf+1):
        t=i/nf; spec.append((bev+(lim-bev)*t,y0-depth))
    for j,(ins,y) in enumerate(spec):
        ring=[]
        for x,z in rrect(hw-ins,hh-ins,max(r-ins,.002*(1-j/len(spec))+.0008),n):
            yy=y-(cr(x,z)-cr(hw,z)*0 if j>=k0-1 else 0)
            ring.append(bm.verts.new((x,yy,z)))
        rings.append(ring)
    N=len(rings[0])
    for a,b in zip(rings,rings[1:]):
        for i in range(N): bm.faces.new((a[i],a[(i+1)%N],b[(i+1)%N],b[i]))
    bm.faces.new(rings[-1]); bm.faces.new(rings[0][::-1])
    return bm
def text(s,loc,size,m,font=FONT,extrude=.0002,rot=(math.pi/2,0,0),align='CENTER',spacing=1.0,parent=None,bevel=0):
    c=bpy.data.curves.new('t_'+s,'FONT'); c.body=s; c.size=size; c.extrude=extrude; c.align_x=align; c.align_y='CENTER'
    c.space_character=spacing; c.font=bpy.data.fonts.load(font,check_existing=True); c.bevel_depth=bevel; c.resolution_u=8
    o=link(bpy.data.objects.new('t_'+s,c)); o.location=loc; o.rotation_euler=rot; c.materials.append(m)
    if parent: o.parent=parent
    return o
def mats():
    M={}
    M['white']=mat('White',(.80,.80,.785),.36,coat=.30,coatr=.16,bump=(1400,.05,.0004),rvar=(7,.33,.42))
    M['graph']=mat('Graphite',(.021,.0225,.0255),.42,bump=(1600,.10,.0004),rvar=(9,.36,.48))
    M['dark']=mat('DarkPlastic',(.012,.012,.013),.5,bump=(1200,.1,.0004))
    M['alu']=mat('AnodisedAlu',(.42,.43,.45),.34,metal=1,bump=(500,.05,.0003),rvar=(12,.3,.45))
    M['steel']=mat('Steel',(.55,.55,.56),.3,metal=1,rvar=(30,.22,.4))
    M['orange']=mat('Orange',(.95,.16,.006),.32,coat=.4)
    M['glass']=mat('BlackGlass',(.0035,.004,.005),.035,spec=.55,coat=1,coatr=.02)
    M['print']=mat('Print',(.035,.037,.042),.45)
    M['printw']=mat('PrintLight',(.62,.62,.62),.5)
    M['led']=mat('Led',(1,.3,.05),.4,emit=(1,.26,.03),estr=9)
    M['lcd']=mat('Lcd',(0,0,0),.4,emit=(.75,.88,1),estr=1.6)
    M['lcdo']=mat('LcdO',(0,0,0),.4,emit=(1,.32,.05),estr=2.2)
    M['lcdd']=mat('LcdDim',(0,0,0),.4,emit=(.30,.33,.38),estr=.35)
    M['red']=mat('Red',(.55,.012,.01),.4)
    return M
# model: width, height, fins on the flank, AC glands, DC plugs
BODY={'4.2':(.36,.48,8,2,2),'5.0':(.38,.51,9,2,4),'6.2':(.40,.54,9,3,4),'8.2':(.44,.60,10,3,4),'10.2':(.48,.66,12,4,6)}
def inverter(kw='6.2',M=None,w=None,h=None,hybrid=None):
    """the product; its size, fins, glands and label follow the model (4.2 is not a hybrid)"""
    bw,bh,nf,ng,nd=BODY.get(kw,BODY['6.2']); w=w or bw; h=h or bh; hybrid=(kw!='4.2') if hybrid is None else hybrid
    M=M or mats(); root=link(bpy.data.objects.new('Inverter',None)); P=dict(parent=root)
    hw,hh=w/2,h/2; yb=-.0178-nf*.0078; k=h/.54   # wall at y=0; cover back at yb
    D=.078
    # mounting bracket + rear chassis
    box('Bracket',(0,-.006,.03),(w*.62,.012,h*.72),M['steel'],.001,**P)
    box('Chassis',(0,yb/2-.006,.0),(w-.075,-yb-.010,h-.05),M['graph'],.006,**P)
    # side fins: thin vertical plates running top-bottom
    for i in range(nf):
        y=-.018-i*.0078
        box('Fin%d'%i,(0,y,.004),(w-.022-(.010 if i==0 else 0),.0026,h-.085),M['alu'],.0007,2,**P)
    # rear fins seen from the top/bottom
    nr=int(round((w-.09)/.0103))
    for i in range(nr+1):
        x=(-.5+i/nr)*(w-.09)
        box('RFin%d'%i,(x,yb*.52,.0),(.0022,-yb*.70,h-.038),M['alu'],.0006,2,**P)
    # cover, split in white / orange / graphite
    zs=-hh+h*.275; g=.0026
    def part(name,lo,hi,m,shr=0):
        bm=shell(hw-shr,hh-shr,.034-shr,D-shr,.013,crown=.007,y0=yb)
        geo=lambda:bm.verts[:]+bm.edges[:]+bm.faces[:]
        for z,keep_above in ((lo,True),(hi,False)):
            if z is None: continue
            bmesh.ops.bisect_plane(bm,geom=geo(),plane_co=(0,0,z),plane_no=(0,0,1),clear_inner=keep_above,clear_outer=not keep_above)
            ed=[e for e in bm.edges if e.is_boundary]
            if ed: bmesh.ops.contextual_create(bm,geom=ed)
        return mkobj(name,bm,m,bevel=.0009,seg=3,angle=40,**P)
    part('CoverTop',zs+g,None,M['white'])
    part('CoverLow',None,zs-g,M['graph'])
    part('Accent',zs-g*1.2,zs+g*1.2,M['orange'],.0016)
    # gasket behind cover
    bm=shell(hw-.006,hh-.006,.03,.012,.002,y0=yb+.010); mkobj('Gasket',bm,M['dark'],**P)
    # function: front surface y at (x,z)
    def fy(x,z): return yb-D-.007*(1-(x/hw)**2)*(1-.55*(z/hh)**2)
    # display glass (recess rim + glass)
    dz=hh-.150*k; dw,dh=.076,.046
    y=fy(0,dz)
    o=mkobj('DispRim',shell(dw+.0022,dh+.0022,.0122,.006,.0012,y0=.0028),M['graph'],**P); o.location=(0,y,dz)
    o=mkobj('Disp',shell(dw,dh,.010,.006,.0010,y0=.0020),M['glass'],**P); o.location=(0,y,dz)
    yt=y-.0043
    o=text(kw,(-.060,yt,dz+.0125),.046,M['lcd'],FONT_R,.00005,align='LEFT',**P); bpy.context.view_layer.update()
    text('kW',(-.060+o.dimensions.x+.006,yt,dz+.0045),.018,M['lcd'],FONT_S,.00005,align='LEFT',**P)
    # small bar graph: one day of sun
    for i in range(16):
        v=max(.10,math.exp(-((i-7.7)/3.6)**2)*(.86 if i in (5,10) else 1))
        box('Bar%d'%i,(-.0575+i*.00767,yt,dz-.0305+.0075*v),(.0046,.0002,.015*v),M['lcdo'] if i<11 else M['lcdd'],0,**P)
    # word mark
    lz=zs+.070*k
    text('FLARE',(0,fy(0,lz)-.0003+.0002,lz),.058*k,M['print'],FONT,.0007,spacing=1.12,bevel=.00015,**P)
    # LED ring on graphite chin + touch key
    cz=(-hh+zs)/2-.004; yc=fy(0,cz)
    bm=bmesh.new(); R,r=.0205,.0011; A=96;B=12
    vs=[[bm.verts.new(((R+r*math.cos(b*2*math.pi/B))*math.cos(a*2*math.pi/A),r*math.sin(b*2*math.pi/B),(R+r*math.cos(b*2*math.pi/B))*math.sin(a*2*math.pi/A))) for b in range(B)] for a in range(A)]
    for a in range(A):
        for b in range(B): bm.faces.new((vs[a][b],vs[(a+1)%A][b],vs[(a+1)%A][(b+1)%B],vs[a][(b+1)%B]))
    o=mkobj('LedRing',bm,M['led'],**P); o.location=(0,yc-.0004,cz)
    cyl('Key',(0,yc+.0004,cz),.0185,.003,M['glass'],'Y',96,.0008,**P)
    # power glyph
    def label(t,x0,x1,z,size,align,spacing=1.0):   # lies along the crowned front
        a,b=fy(x0,z),fy(x1,z); rz=math.atan2(b-a,x1-x0); x,y=(x0,a) if align=='LEFT' else (x1,b)
        text(t,(x,y-.0007,z),size,M['printw'],FONT_S,.0001,rot=(math.pi/2,0,rz),align=align,spacing=spacing,**P)
    label(kw+' kW',hw-.085,hw-.030,cz-.004,.0145,'RIGHT')
    label('HYBRID SOLAR INVERTER' if hybrid else 'SOLAR INVERTER',-hw+.030,-hw+(.140 if hybrid else .10),cz-.004,.0088,'LEFT',1.08)
    # bottom: connector tray, glands, MC4, switch
    zb=-hh+.018
    yg=yb*.70
    box('Tray',(0,yb*.66,-hh+.018),(w-.085,-yb*.75,.03),M['dark'],.004,**P)
    zt=-hh+.004
    for j in range(ng):
        x=hw-.085-j*.049; r=.0155 if j<2 else .0125
        cyl('GlandHex',(x,yg,zt-.006),r*1.12,.010,M['dark'],'Z',6,.0012,**P)
        cyl('GlandBody',(x,yg,zt-.020),r*.95,.022,M['dark'],'Z',48,.0012,**P)
        for q in range(18):
            a=q/18*2*math.pi
            box('Rib',(x+r*.95*math.cos(a),yg+r*.95*math.sin(a),zt-.020),(.0022,.0022,.017),M['dark'],.0005,2,rot=(0,0,a),**P)
        cyl('GlandTip',(x,yg,zt-.035),r*.8,.010,M['dark'],'Z',48,.002,r2=r*.92,**P)
    for i in range(nd):
        x=-hw+.074+i*.027
        cyl('MC4a',(x,yg,zt-.004),.0085,.012,M['dark'],'Z',32,**P)
        cyl('MC4b',(x,yg,zt-.020),.0066,.026,M['dark'],'Z',32,.001,**P)
        cyl('MC4c',(x,yg,zt-.034),.0073,.005,M['red'] if i%2==0 else M['dark'],'Z',32,.001,**P)
    # rotary DC isolator on the left side of the chin
    sx=-hw; sy=yb-D*.45
    cyl('SwBase',(sx-.001,sy,cz),.0225,.004,M['dark'],'X',64,.001,**P)
    cyl('SwRing',(sx-.004,sy,cz),.0175,.006,M['red'],'X',64,.001,**P)
    box('SwKnob',(sx-.010,sy,cz),(.012,.009,.030),M['dark'],.003,**P)
    for x in (-hw+.017,hw-.017):
        for z in (-hh+.020,zs-.020):
            yy=yb-D-.0003+.0004
            cyl('ScrewRec',(x,fy(x,z)+.0026,z),.0046,.006,M['dark'],'Y',32,.0004,**P)
            cyl('Screw',(x,fy(x,z)+.0020,z),.0036,.006,M['steel'],'Y',32,.0006,**P)
            cyl('Torx',(x,fy(x,z)-.0009,z),.0018,.0004,M['dark'],'Y',6,0,**P)
    # top vents on the white cover edge: small slot row on left/right flank
    for sgn in (-1,1):
        for i in range(int(round(11*k))):
            box('Slot',(sgn*(hw-.0002),yb-.030,.115*k-i*.0105),(.0016,.026,.0042),M['dark'],.0006,2,**P)
    return root
def area(loc,target,size,power,col=(1,1,1),name='A',spread=None,size_y=None,vis=True):
    l=bpy.data.lights.new(name,'AREA'); l.energy=power; l.color=col; l.shape='RECTANGLE'; l.size=size; l.size_y=size_y or size
    if spread: l.spread=math.radians(spread)
    o=link(bpy.data.objects.new(name,l)); o.location=loc
    o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); 
    return o
def camera(loc,target,lens=85,fstop=None,focus=None,shift=(0,0)):
    c=bpy.data.cameras.new('Cam'); c.lens=lens; o=link(bpy.data.objects.new('Cam',c)); o.location=loc
    o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler()
    c.shift_x,c.shift_y=shift; c.clip_end=5000
    if fstop: c.dof.use_dof=True; c.dof.aperture_fstop=fstop; c.dof.focus_distance=(Vector(focus or target)-Vector(loc)).length
    bpy.context.scene.camera=o; return o
