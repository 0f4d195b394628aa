/** The inbox as pages: a list to search, and one message as it would look. A tool of the workbench, yet one that is pleasant to use. */

const STYLE = `
:root{color-scheme:light dark;--paper:#faf6ee;--card:#fffdf8;--ink:#1d2430;--soft:#5b6472;--line:#e4dccb;--act:#1f5c45}
@media(prefers-color-scheme:dark){:root{--paper:#141918;--card:#1c2321;--ink:#ece6d8;--soft:#a3aaa3;--line:#313a37;--act:#8fd0b2}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font:500 1.75rem/1.2 Georgia,serif;margin:.5rem 0 1rem}
a{color:var(--act)}p{margin:.5rem 0}.soft{color:var(--soft)}
form{display:flex;gap:.5rem;margin:0 0 1.25rem}input{flex:1;min-width:0;font:inherit;padding:.6rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:inherit}
button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:var(--act);color:var(--paper)}
ul{list-style:none;margin:0;padding:0}.list{background:var(--card);border:1px solid var(--line);border-radius:.6rem;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}.list a{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.75rem 1rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.list a:hover,.list a:focus-visible{background:color-mix(in srgb,var(--act) 9%,transparent)}.list strong{flex-basis:100%}.list span:first-of-type{flex:1 1 16rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1rem;margin:0 0 1rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:36rem;border:1px solid var(--line);border-radius:.6rem;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}li{overflow-wrap:anywhere}`

/** Every message, newest first. */
export function listPage(messages, search) {
  const rows = messages.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/message/${id}"><strong>${escapeText(subject || '(no subject)')}</strong><span class="soft">to ${escapeText(to.join(', '))}</span><span class="soft">${when(at)}</span></a></li>`,
  )
  const empty = search
    ? `<p>No mail matches “${escapeText(search)}”. <a href="/">Show everything</a></p>`
    : '<p>No mail yet. Whatever the product sends on this machine arrives here; nothing leaves it.</p>'
  return page(
    'Local inbox',
    `<h1>Local inbox</h1>
<form><input type="search" name="search" value="${escapeText(search)}" placeholder="Address or subject" aria-label="Search by address or subject"><button>Search</button></form>
${rows.length > 0 ? `<ul class="list">${rows.join('\n')}</ul>` : empty}`,
  )
}

/** One message: head, body as HTML and as text, and its links. */
export function messagePage({ id, at, from, to, subject, html, text, links }) {
  const title = escapeText(subject || '(no subject)')
  return page(
    title,
    `<p><a href="/">All mail</a></p><h1>${title}</h1>
<dl><dt>From</dt><dd>${escapeText(from)}</dd><dt>To</dt><dd>${escapeText(to.join(', '))}</dd><dt>Sent</dt><dd>${when(at)}</dd></dl>
${html ? `<iframe sandbox="allow-top-navigation-by-user-activation" title="The message" src="/message/${id}/html"></iframe>` : ''}
${links.length > 0 ? `<h2>Links</h2><ul>${links.map((link) => `<li><a href="${escapeText(link)}">${escapeText(link)}</a></li>`).join('')}</ul>` : ''}
${text ? `<h2>As plain text</h2><pre>${escapeText(text)}</pre>` : ''}`,
  )
}

/** A message's own HTML for its frame: no scripts, nothing fetched; its links open in the whole window. */
export function framedMessage(html) {
  return {
    body: `<base target="_top">${html}`,
    policy: "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  }
}

/** A page of the sandbox; title and content are HTML. */
export function page(title, content, style = '') {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | Stanine sandbox</title>
<style>${STYLE}${style}</style></head><body><main>${content}</main></body></html>
`
}

function when(at) {
  return `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function escapeText(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
