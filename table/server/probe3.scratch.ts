import { noppa } from '@arbitro/noppa';
import { rischio } from '@arbitro/rischio';
import { ask, must, tableWith, earOf, sitting, peaceful, guestsFor, seen, tableOf, codeOf } from './secret-trying.ts';
const t = await tableWith(peaceful(noppa), guestsFor(noppa));
must(await ask(t,'gm','hide',{creatures:['lohikaarme'],places:[]}));
const ear = await earOf(t,'ann');
must(await ask(t,'gm','act',{action:{type:'fight'}} as any));
for (let i=0;i<14;i++) {
  const gm = (await seen(t,'gm')).seen;
  if (gm.ask) { must(await ask(t,'gm','answer',{ask: gm.ask.id, byPolicy:true} as any)); continue; }
  const offers = must(await t.hall.offers(sitting(t,'gm')));
  const d = gm.due[0];
  console.log('due', gm.due, (await seen(t,'ann')).seen.due, [...new Set(offers.filter((o:any)=>o.action.by===d).map(o=>o.action.type))].join());
  const a: any = offers.find((o:any)=>o.action.by===d && o.action.type==='initiative') ?? {action:{type:'pass',by:d}};
  const r = await ask(t,'gm','act',{action:a.action} as any); if (!r.ok) { console.log(codeOf(r), a.action); break; }
}
for (const l of ear.lines) console.log(l.moment, l.kind, JSON.stringify((l.events as any)?.map((e:any)=>e.type==='tick-began'||e.type==='round-began'?e:e.type+':'+e.who)));
const w: any = (await tableOf(t)).game.world; console.log(w.creatures.map((c:any)=>c.id+c.actions), w.fight.tick);
const r = await tableWith(peaceful(rischio), guestsFor(rischio));
must(await ask(r,'gm','hide',{creatures:['morgana'],places:[]}));
must(await ask(r,'gm','act',{action:{type:'fight'}} as any));
const e2 = await earOf(r,'ann');
for (let i=0;i<30;i++){ const [d]=(await seen(r,'gm')).seen.due; if(d==='morgana')break; must(await ask(r,'gm','act',{action:{type:'pass',by:d}} as any)); }
console.log(codeOf(await ask(r,'gm','act',{action:{type:'leave',by:'morgana'}} as any)), JSON.stringify(e2.lines.at(-1)));
console.log(codeOf(await ask(r,'gm','act',{action:{type:'join',by:'morgana'}} as any)), JSON.stringify(e2.lines.at(-1)));
process.exit(0)
