/** The style of the pages: on a screen in light and dark mode, on a phone, and on paper. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #faf8f4; --card: #ffffff; --ink: #22252b; --soft: #656b76; --line: #e2ddd3; --track: #ece8df;
  --a: #1f6f6b; --a-deep: #0d4744; --b: #b4472e; --b-deep: #7a2a18; --c: #8a7f6c; --c-deep: #5d5547; }
@media screen and (prefers-color-scheme: dark) { :root {
  --paper: #15171b; --card: #1d2026; --ink: #e9e6df; --soft: #a2a8b3; --line: #343841; --track: #2b2f37;
  --a: #4fb3ab; --a-deep: #b5ece6; --b: #e07a5f; --b-deep: #ffd0c2; --c: #9c937f; --c-deep: #d8cfba; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Source Sans 3", "Source Sans Pro", "Segoe UI", Roboto, "Helvetica Neue", "Open Sans", Arial, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 3rem; }
h1, h2, .figure b { font-family: Alegreya, "Iowan Old Style", Palatino, "Palatino Linotype", Georgia, serif; }
h1 { font-size: clamp(1.8rem, 5vw, 2.7rem); line-height: 1.12; margin: .15rem 0 .5rem; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.2; margin: 0 0 .35rem; }
.over { color: var(--a); font-weight: 650; letter-spacing: .05em; text-transform: uppercase; font-size: .8rem; margin: 0; }
.facts, .note { color: var(--soft); margin: 0; overflow-wrap: anywhere; }
.note { font-size: .875rem; margin-top: .6rem; max-width: 68ch; }
.stopped { border-left: 4px solid var(--b); padding: .4rem .8rem; background: var(--card); margin: 1rem 0 0; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .9rem; margin: 1.5rem 0 .9rem; }
.figure { display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: .8rem 1rem; }
.figure b { margin-top: auto; padding-top: .15rem; font-size: 1.9rem; line-height: 1.15; font-variant-numeric: lining-nums; white-space: nowrap; }
.figure span { display: block; color: var(--soft); font-size: .875rem; line-height: 1.3; }
.figure.first { border-top: 4px solid var(--a); } .figure.bad { border-top: 4px solid var(--b); }
.figure.plain { border-top: 4px solid var(--c); }
.grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .9rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1.1rem 1.2rem 1.2rem; min-width: 0; }
.stack { display: grid; gap: .9rem; align-content: start; min-width: 0; }
.grid > section.wide { grid-column: 1 / -1; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
th, td { text-align: left; padding: .38rem .5rem; border-top: 1px solid var(--line); vertical-align: middle; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; font-size: .8rem; vertical-align: bottom; }
tbody th { font-weight: 600; min-width: 5.3rem; overflow-wrap: break-word; hyphens: auto; }
tr > :first-child { padding-left: 0; } tr > :last-child { padding-right: 0; }
td.n, th.n { text-align: right; white-space: nowrap; } td.n small, td small { color: var(--soft); white-space: nowrap; }
tr.side th { color: var(--soft); font-size: .8rem; padding-top: .9rem; }
tr.side:first-child th { padding-top: .2rem; border-top: 0; }
.compared thead th:nth-child(2), .compared thead th:nth-child(3) { text-align: right; }
.compared tbody th { font-weight: 400; } .compared tr.clear th, tr.clear { font-weight: 700; } tr.clear small { font-weight: 400; }
.scroll { overflow-x: auto; }
.meter { display: block; width: 100%; min-width: 4.5rem; height: .8rem; margin-top: .1rem; }
.cell { min-width: 6.5rem; } .cell > span { display: flex; justify-content: space-between; gap: .5rem; flex-wrap: wrap; }
svg text { fill: var(--soft); font: 13px "Source Sans 3", "Source Sans Pro", "Segoe UI", Roboto, "Helvetica Neue", "Open Sans", Arial, sans-serif; font-variant-numeric: tabular-nums; }
.chart.big text { font-size: 16px; }
.chart { display: block; width: 100%; height: auto; margin-top: .5rem; }
.axis { stroke: var(--line); stroke-width: 1; fill: none; }
.track { fill: var(--track); }
.fill-a { fill: var(--a); } .fill-b { fill: var(--b); } .fill-c { fill: var(--c); }
.deep-a { fill: var(--a-deep); } .deep-b { fill: var(--b-deep); } .deep-c { fill: var(--c-deep); }
.line-a, .line-b, .line-c { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
.line-a { stroke: var(--a); } .line-b { stroke: var(--b); stroke-dasharray: 7 5; } .line-c { stroke: var(--c); stroke-dasharray: 2 5; }
.band-a { fill: var(--a); opacity: .18; } .band-b { fill: var(--b); opacity: .18; } .band-c { fill: var(--c); opacity: .18; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .2rem 0 0; padding: 0; list-style: none; font-size: .875rem; color: var(--soft); }
.key svg { width: 1.7rem; height: .7rem; margin-right: .4rem; vertical-align: baseline; }
details { margin-top: .6rem; font-size: .9rem; } summary { color: var(--soft); cursor: pointer; }
summary:focus-visible { outline: 2px solid var(--a); outline-offset: 2px; border-radius: 2px; }
.pair { display: grid; grid-template-columns: auto 1fr; gap: .15rem .7rem; margin: .8rem 0 0; } .pair dt { font-weight: 700; } .pair dd { margin: 0; overflow-wrap: anywhere; }
.small { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem 1.4rem; } .small h3 { font-size: 1rem; margin: .4rem 0 0; }
footer { color: var(--soft); font-size: .875rem; margin-top: 1.4rem; } footer p { margin: .25rem 0; max-width: 80ch; }
@media (max-width: 46rem) {
  main { padding: 1.4rem .8rem 2rem; } .grid { grid-template-columns: minmax(0, 1fr); } section { padding: .9rem .9rem 1rem; }
  .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .6rem; } .figure { padding: .6rem .75rem; } .figure b { font-size: 1.5rem; }
  th, td { padding: .34rem .25rem; } thead th { font-size: .7rem; overflow-wrap: anywhere; hyphens: auto; } tbody th { min-width: 3.9rem; }
  .cell, .meter { min-width: 3.4rem; } .cell small { white-space: normal; font-size: .72rem; line-height: 1.25; } svg text { font-size: 15px; } .chart.big text { font-size: 16px; } }
@page { size: A4; margin: 14mm 13mm; }
@media print {
  .stack { gap: .6rem; } .small { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  :root { --paper: #fff; --card: #fff; } * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; } h1 { font-size: 22pt; } .figure b { font-size: 17pt; }
  .figures { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: .5rem; margin: .9rem 0 .6rem; } .figure { padding: .45rem .6rem; }
  .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .6rem; } section { padding: .7rem .8rem; break-inside: avoid; }
  th, td { padding: .2rem .35rem; } details { display: none; } a { color: inherit; } footer { break-inside: avoid; } }
`;
