import { ask, must, tableWith, earOf, sitting } from './secret-trying.ts';
const t = await tableWith({ demo: 'rischio' }, {ann: {role:'player', owns:['brenna']}, bob: {role:'player', owns:['nerio']}});
must(await ask(t,'gm','act',{action:{type:'end-fight'}} as any));
must(await ask(t,'gm','hide',{creatures:['morgana'],places:[]}));
const ear = await earOf(t,'bob');
console.log(await ask(t,'ann','act',{action:{type:'risk',by:'brenna',kind:'morgana',level:'low'}} as any));
console.log(JSON.stringify(ear.told.at(-1)!.lines));
console.log(JSON.stringify(must(await t.hall.log(sitting(t,'ann'),{limit:1}))));
await t.hall.close();
