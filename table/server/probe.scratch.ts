import { systems } from '@arbitro/catalogue';
import { ask, must, tableWith, tableOf, worldOf, sitting, dieFor, filledBy, pick } from './secret-trying.ts';
import { seenBy } from './see.ts';
import { lineOf } from './lines.ts';
import { knownTo } from './known.ts';
import { parseEntry } from './live-table.ts';
for (const system of systems) {
  const t = await tableWith({ demo: system.id });
  const ids = (await worldOf(t)).creatures.map(c=>c.id);
  const g: any = t.seats;
  const { guestAt } = await import('./secret-trying.ts');
  for (const [i,n] of ['p1','p2','p3'].entries()) g[n] = await guestAt(t, n, { role: 'player', owns: [ids[i]!] });
  g.sp = await guestAt(t,'sp',{role:'spectator'});
  const die = dieFor('x'); let n=0; const t0=performance.now();
  for (let i=0;i<150;i++) {
    const gm = must(await t.hall.see(sitting(t,'gm'))).seen;
    if (gm.ask) { const r = await ask(t,'gm','answer',{ask: gm.ask.id, byPolicy: true} as any); if(!r.ok) console.log('no', r.refusal); continue; }
    const offers = must(await t.hall.offers(sitting(t,'gm'))).filter((o:any)=>gm.due.length===0||gm.due.includes(o.action.by));
    const o = pick(offers, die); if(!o) {console.log('none', gm.due, gm.standing); break;}
    const r = await ask(t,'gm','act',{action: filledBy(o,die)} as any); if(!r.ok) console.log('refused', r.refusal, o.action); else n++;
  }
  console.log(system.id, 'acts', n, (performance.now()-t0)/150, 'ms each');
  const table = await tableOf(t);
  const entries = (await t.store.read(t.id, 0)).map(parseEntry).filter(e=>e.kept.does.kind==='acted');
  const seats = table.seats;
  for (const hid of [[], [ids.at(-1)!]]) {
    const base = {...table, game: {...table.game, hidden: {creatures: hid, places: []}}};
    const time = (f: () => void, k=300) => { for (let i=0;i<k;i++) f(); const s=performance.now(); for (let i=0;i<k;i++) f(); return ((performance.now()-s)/k*1000).toFixed(1)+' us'; };
    for (const s of seats.slice(0,2)) {
      console.log(s.role, 'hidden', hid.length, 'known', time(() => { knownTo({...base, game: {...base.game}}, s); }), 'seenBy', time(() => { seenBy({...base, game: {...base.game}}, s); }), 'text', time(() => { JSON.stringify(seenBy({...base, game: {...base.game}}, s)); }), 'bytes', JSON.stringify(seenBy(base,s)).length,
       'line', time(() => { lineOf(base, entries[entries.length>>1]!, s); }));
      let i=0; console.log('  all lines', time(() => { lineOf(base, entries[i++%entries.length]!, s); }, 2000));
    }
  }
  await t.hall.close();
}
