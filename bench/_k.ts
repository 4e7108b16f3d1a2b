import { kernelFights } from './kernel.ts';
import { idealFights } from './ideal-rischio.ts';
kernelFights(10000,'w'); idealFights(100000,3);
const rs:number[]=[]; const ks:number[]=[];
for (let i=0;i<12;i++){ let t=performance.now(); idealFights(50000,i+1); const a=(performance.now()-t)/50; t=performance.now(); kernelFights(5000,'x'+i); const b=(performance.now()-t)/5; rs.push(b/a); ks.push(b);}
rs.sort((a,b)=>a-b); ks.sort((a,b)=>a-b); console.log('ratio median',rs[6]!.toFixed(1),'min',rs[0]!.toFixed(1),'kernel us median',ks[6]!.toFixed(1),'min',ks[0]!.toFixed(1));
