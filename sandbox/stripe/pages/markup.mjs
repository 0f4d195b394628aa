/** HTML from a template: every value is escaped unless it is such HTML itself. */
import { page } from '../../inbox-pages.mjs'

class Markup {
  constructor(text) {
    this.text = text
  }
}

/** `html\`<p>${name}</p>\`` */
export function html(parts, ...values) {
  return new Markup(parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''))
}

/** A whole page. `leadsTo` are addresses elsewhere that its forms may be redirected to. */
export function answerPage(title, content, { status = 200, leadsTo = [] } = {}) {
  const origins = leadsTo.filter((address) => address && URL.canParse(address)).map((address) => new URL(address).origin)
  const formTargets = ["'self'", ...new Set(origins)].join(' ')
  return {
    status,
    html: page(textOf(title), content.text, STYLE),
    policy: `default-src 'none'; style-src 'unsafe-inline'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  }
}

function textOf(value) {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const STYLE = `
form{display:block;margin:0 0 1rem}form.inline{display:inline-block;margin:0 .35rem .35rem 0}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}label+input,label+select{width:100%}
.row{display:flex;gap:.5rem;align-items:stretch}.stack>button{display:block;width:100%;margin:.6rem 0}
button.quiet,.button.quiet{background:none;color:var(--act);border:1px solid var(--act)}.button{display:inline-block;font-weight:600;padding:.6rem 1.1rem;border-radius:.5rem;text-decoration:none;background:var(--act);color:var(--paper)}
form.inline button{padding:.35rem .7rem;font-size:.9rem}select{font:inherit;padding:.55rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:inherit}
.card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem 1.25rem;margin:0 0 1.25rem}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.4rem .6rem .4rem 0;vertical-align:top;border-top:1px solid var(--line);overflow-wrap:anywhere}tr:first-child>*{border-top:0}td:last-child{overflow-wrap:normal}table.card td,table.card th{padding:.5rem 1rem}.card h2{margin-top:0}.card form{margin:0}td.sum,th.sum{text-align:right;white-space:nowrap}
.wrong{border-left:4px solid #b3261e;padding:.5rem .9rem;background:var(--card)}code{font-size:.85em;overflow-wrap:anywhere}details{margin:0 0 1rem}summary{cursor:pointer;padding:.35rem 0}`
