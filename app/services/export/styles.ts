/**
 * The styles inside an export's page: it must look right without us, on a screen, in the dark and on paper. React escapes what stands in
 * them, so they hold no quotation marks and no pointed brackets.
 */
export const PAGE_STYLES = `
:root { color-scheme: light dark; --ink: #17222b; --soft: #56616b; --paper: #fffdf9; --desk: #faf7f0; --line: #e5dfd1; --link: #0d5945 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8de; --soft: #a9b3b2; --paper: #172322; --desk: #101a1a; --line: #2c3a39; --link: #8fd3bb }
}
* { box-sizing: border-box }
body { background: var(--desk); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, Roboto, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem }
h1, h2, .brand { font-family: Georgia, serif; font-weight: 500; line-height: 1.2 }
h1 { font-size: 2rem; margin: 0 0 .5rem }
h2 { border-top: 2px solid var(--ink); font-size: 1.5rem; margin: 3rem 0 1rem; padding-top: .75rem }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem }
small, dt, th, footer { color: var(--soft) }
small { font-weight: 400 }
a { color: var(--link) }
nav ol { columns: 2 14rem; padding-left: 1.25rem }
dl { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 .75rem; padding: .5rem 1rem }
dl div { display: grid; gap: 0 1rem; grid-template-columns: minmax(8rem, 14rem) 1fr; padding: .3rem 0 }
dt { font-size: .875rem; padding-top: .1rem }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
.scroll { overflow-x: auto }
table { background: var(--paper); border: 1px solid var(--line); border-collapse: collapse; font-size: .9rem; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .7rem; text-align: left; vertical-align: top }
td { font-variant-numeric: tabular-nums }
footer { border-top: 1px solid var(--line); font-size: .875rem; margin-top: 3rem }
@media (max-width: 32rem) { dl div { grid-template-columns: 1fr } }
@media print {
  :root { --ink: #000; --soft: #444; --paper: #fff; --desk: #fff; --line: #bbb; --link: #000 }
  body { font-size: 10pt; max-width: none; padding: 0 }
  nav { display: none }
  dl, tr { break-inside: avoid }
  h2, h3 { break-after: avoid }
}
`
