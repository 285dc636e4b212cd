import { readFileSync, readdirSync } from "node:fs";
import { stem, termsOf } from "./src/core/language/terms.ts";
const S=(t:string)=>termsOf(t).map(stem).join(" ");
const raw=readdirSync("/work/assoc").filter(f=>/^\d\.txt$/.test(f)).flatMap(f=>readFileSync("/work/assoc/"+f,"utf8").split("\n").filter(l=>l.includes("|")).map(l=>{const [a="",b=""]=l.split("|");const A=[...new Set(a.split(",").map(x=>S(x.trim())).filter(Boolean))],B=[...new Set(b.split(",").map(x=>S(x.trim())).filter(Boolean))];return /[56]\.txt/.test(f)?{ask:B,tell:A,x:true}:{ask:A,tell:B,x:false}}));
const spread=new Map<string,number>();for(const l of raw)for(const r of l.tell)spread.set(r,(spread.get(r)??0)+1);
const askSpread=new Map<string,number>();for(const l of raw)for(const r of l.ask)askSpread.set(r,(askSpread.get(r)??0)+1);
// asking phrase -> telling -> strength
const by=new Map<string,Map<string,number>>();
const put=(a:string,t:string,s:number)=>{if(a===t)return;const m=by.get(a)??new Map();m.set(t,Math.min(1,(m.get(t)??0)+s));by.set(a,m)};
for(const l of raw){
 l.ask.forEach((a,i)=>{
  const own=(i===0?1:.8)/Math.sqrt(l.x?Math.max(1,askSpread.get(a)!/6):1);
  l.tell.forEach((t,p)=>put(a,t,own*(p<6?1:p<12?.75:.55)/Math.sqrt(spread.get(t)!)));
  l.ask.forEach(b=>{if(b!==a&&!l.x)put(a,b,.8/Math.sqrt(askSpread.get(b)!))});
 });
 if(process.env.BW) l.tell.forEach((t)=>{ if(spread.get(t)!<=4) l.ask.forEach(a=>put(t,a,+process.env.BW!/Math.sqrt(spread.get(t)!*askSpread.get(a)!)))});
}
console.log(raw.length,"topics",by.size,"asking",[...by.values()].reduce((n,m)=>n+m.size,0),"links");
const grams=(t:string)=>{const s=termsOf(t).map(stem);const g=new Set<string>();for(let i=0;i<s.length;i++)for(let n=1;n<=3&&i+n<=s.length;n++)g.add(s.slice(i,i+n).join(" "));return g};
const STOP=new Set("what who where when how why did does do is are was were the a an of to in on for with has have had any there been get got go my your i you we us our she he his her they them about from which that this it be can could would should will anyone anything something someone much many last first thing".split(" ").map(x=>S(x)));
for(const set of [1,2]){
 const d=JSON.parse(readFileSync(`eval/recall/pairs/set-${set}.json`,"utf8"));
 const off=JSON.parse(readFileSync(`eval/recall/pairs/off-topic.json`,"utf8")).questions.filter((q:any)=>q.set===set);
 const gs:Set<string>[]=d.messages.map((m:any)=>grams(m.content));const N=gs.length;
 const score=(question:string)=>{const q=grams(question);for(const s of STOP)q.delete(s);
  const sc=new Float64Array(N);
  for(const a of q){const m=by.get(a);if(!m)continue;
   const own=new Float64Array(N);
   for(const[t,s]of m){const at:number[]=[];gs.forEach((g,i)=>{if(g.has(t))at.push(i)});if(!at.length)continue;const idf=Math.min(1,Math.log(1+N/at.length)/5);for(const i of at)own[i]+=s*idf;}
   const reached=own.filter(x=>x>0).length;const w=Math.min(1,Math.log(1+N/Math.max(1,reached))/4);
   own.forEach((x,i)=>sc[i]+=w*Math.min(1.3,x));
  }
  return sc};
 let h:Record<number,number>={1:0,3:0,5:0,10:0};const gold:number[]=[];const miss:string[]=[];
 for(const {question,answer} of d.pairs){
  const at=d.messages.findIndex((m:any)=>m.id===answer);const sc=score(question);
  const mine=sc[at];const rank=[...sc].filter(s=>s>mine).length;gold.push(mine);
  if(mine>0)for(const k of [1,3,5,10])if(rank<k)h[k]++;
  if(!(mine>0&&rank<10))miss.push(`${question}  <<  ${d.messages[at].content} [${mine.toFixed(2)} rank ${rank}]`);
 }
 const tops=off.map(({question}:any)=>Math.max(...score(question)));
 const dist=(xs:number[])=>[.25,.5,.75,.9].map(p=>[...xs].sort((a,b)=>a-b)[Math.floor(p*xs.length)]?.toFixed(2)).join(" ");
 console.log(set,d.pairs.length,h,"gold",dist(gold),"off-topic best",dist(tops),off.length);
 if(process.argv[2])console.log(miss.slice(0,+process.argv[2]).join("\n"));
}
