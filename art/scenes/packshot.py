import os,sys; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# KW=4.2|5.0|6.2|8.2|10.2 chooses the model; every model is drawn to one scale. TRANS=1: alpha with a shadow catcher.
from flare import *
SH=Shot()
E_=lambda k,d:float(SH.arg(k,d))
s=reset()
kw=SH.arg('KW','6.2'); trans=SH.arg('TRANS',0)==1
M=mats(); root=inverter(kw,M); w,h=BODY[kw][:2]
wall=mat('Wall',(.74,.73,.715),.75,bump=(60,.03,.002,6))
bm=bmesh.new(); bmesh.ops.create_grid(bm,x_segments=1,y_segments=1,size=6); bmesh.ops.rotate(bm,matrix=Matrix.Rotation(math.pi/2,3,'X'),verts=bm.verts)
wo=mkobj('WallP',bm,wall,smooth=False); wo.location=(0,.001,0)
if trans: wo.is_shadow_catcher=True
bg=s.world.node_tree.nodes['Background']; bg.inputs[0].default_value=(.85,.92,1,1); bg.inputs[1].default_value=E_('BG','.09')
area((-.72,-.78,.86),(-.04,-.15,.12),.42,E_('KEY','13'),(1,.965,.92),'Key',size_y=.6)             # near and high left: falls off across the front
area((1.15,-.55,.25),(.15,-.12,0),.16,9,(.90,.95,1),'Strip',size_y=1.5)                          # right flank edge
area((-1.05,-.10,.05),(-w/2,-.05,0),.22,E_('FIN','9'),(.93,.97,1),'FinRim',size_y=1.1)  # rim along the fins
area((.15,-.62,1.45),(0,-.12,.1),1.2,E_('TOP','6'),(1,1,1),'Top',size_y=.4)
gr=area((1.02,-1.95,E_('GZ','.66')),(0,-.17,.12),.75,3.6,(1,1,1),'GlassRefl',size_y=1.0)                     # diagonal sheen in the display
gr.rotation_euler.rotate_axis('Z',math.radians(-24))
area((.3,-1.8,-1.4),(0,-.1,-.1),1.0,2.0,(1,1,1),'Under',size_y=.5)
camera((-1.12,-2.15,E_('CZ','.22')),(-.012,-.085,-.018),E_('LENS','100'))
render(SH,transparent=trans)
