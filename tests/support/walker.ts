/**
 * A walker: a browser without scripts that a test leads by what stands on the page. It finds fields by their labels and buttons and links by
 * their names, sends each form as it stands with everything in it, and follows redirects as browsers do.
 */
import type { Document, Element } from 'domhandler'
import { findAll, hasAttrib, isTag, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { openBrowser, type Page } from './browser'

const ORIGIN = 'http://localhost:3000'
const MOST_REDIRECTS = 5
/** Not for people's eyes. */
const UNSEEN = ['head', 'script', 'style', 'template', 'svg']

type Name = string | RegExp

/** Where a walker stands. */
interface Scene {
  /** Path and query of the page that is open. */
  address: string
  answer: Page
  root: Document
}

export function openWalker(browser = openBrowser()) {
  const scene = { address: '/', root: parseDocument('') } as Scene

  async function arrive(answer: Page, at: string): Promise<void> {
    scene.answer = answer
    scene.address = at
    for (let turn = 0; scene.answer.location !== null; turn++) {
      if (turn === MOST_REDIRECTS) throw new Error(`${at} leads round in circles`)
      scene.address = resolved(scene.answer.location, scene.address)
      scene.answer = await browser.get(scene.address)
    }
    scene.root = parseDocument(scene.answer.text)
  }

  const goto = async (path: string) => arrive(await browser.get(path), path)

  return {
    browser,
    goto,
    at: () => scene.address,
    status: () => scene.answer.status,
    headers: () => scene.answer.headers,
    html: () => scene.answer.text,
    ...eyes(scene),
    ...hands(scene),
    /** Follows a link. */
    follow: (name: Name) => goto(resolved(named(scene, ['a'], name).attribs.href ?? '', scene.address)),
    /** Presses a button: its form is sent. */
    press: async (name: Name) => {
      const button = named(scene, ['button'], name)
      const form = formOf(button, scene.root)
      if (!form) throw new Error(`the button ${name} belongs to no form at ${scene.address}`)
      const fields = fieldsOf(form, button, scene.root)
      const method = (button.attribs.formmethod ?? form.attribs.method ?? 'get').toLowerCase()
      const action = resolved(button.attribs.formaction ?? form.attribs.action ?? scene.address, scene.address)
      if (method === 'get') return goto(`${action.split('?')[0]}?${new URLSearchParams(fields)}`)
      return arrive(await browser.post(action, fields), action)
    },
  }
}

/** What the page says. */
function eyes(scene: Scene) {
  return {
    /** All of it, as somebody reads it. */
    text: () => textOf(scene.root.children.filter(isTag)),
    /** What stands in the box that speaks of problems, if it is there. */
    alert: () => textOf(elements(scene, ['div', 'section', 'aside']).filter(({ attribs }) => attribs.role === 'alert')),
    /** How many buttons, links or headings have this name. */
    count: (tag: 'button' | 'a' | 'h1' | 'h2' | 'h3', name: Name) =>
      elements(scene, [tag]).filter((one) => fits(nameOf(one, scene.root), name)).length,
    /** What a field holds, whether it is marked as wrong, and what is said of it. */
    field: (label: Name) => {
      const element = named(scene, CONTROLS, label)
      const ids = (element.attribs['aria-describedby'] ?? '').split(' ').filter(Boolean)
      return {
        value: heldBy(element),
        isWrong: element.attribs['aria-invalid'] === 'true',
        description: textOf(ids.flatMap((id) => findAll((one) => one.attribs.id === id && isShown(one), scene.root.children))),
      }
    },
  }
}

/** What is typed and picked before a button is pressed. */
function hands(scene: Scene) {
  return {
    /** By label: types a text, chooses in a list by its value, sets a radio button or box to true or false; in one form, if its id is said. */
    fill: (values: Record<string, string | boolean>, formId?: string) => {
      for (const [label, value] of Object.entries(values)) put(named(scene, CONTROLS, label, formId), value, scene.root)
    },
    /** By the name that a field is sent under; of radio buttons, the one with this value. */
    fillNamed: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        const all = findAll((one) => CONTROLS.includes(one.name) && one.attribs.name === name, scene.root.children)
        const element = all.find(({ attribs }) => attribs.type !== 'radio' || attribs.value === value)
        if (!element) throw new Error(`no field ${name} at ${scene.address}`)
        put(element, element.attribs.type === 'radio' ? true : value, scene.root)
      }
    },
    /** Picks the radio button or box with this id. */
    pick: (id: string) => {
      const [element] = findAll((one) => one.attribs.id === id, scene.root.children)
      if (!element) throw new Error(`nothing has the id ${id} at ${scene.address}`)
      put(element, true, scene.root)
    },
    /** Whether the radio button or box with this id is set. */
    isPicked: (id: string) => findAll((one) => one.attribs.id === id, scene.root.children).some((one) => hasAttrib(one, 'checked')),
  }
}

function elements({ root }: Scene, tags: readonly string[]): Element[] {
  return findAll((element) => tags.includes(element.name) && isShown(element), root.children)
}

function named(scene: Scene, tags: readonly string[], name: Name, formId?: string): Element {
  const found = elements(scene, tags).find(
    (element) => fits(nameOf(element, scene.root), name) && (!formId || formOf(element, scene.root)?.attribs.id === formId),
  )
  if (!found) throw new Error(`no ${tags.join(' or ')} named ${name} at ${scene.address}`)
  return found
}

export type Walker = ReturnType<typeof openWalker>

const CONTROLS = ['input', 'select', 'textarea']

function resolved(to: string, from: string): string {
  const { pathname, search } = new URL(to, ORIGIN + from)
  return pathname + search
}

function isShown(element: Element): boolean {
  if (hasAttrib(element, 'hidden') || UNSEEN.includes(element.name) || element.attribs.type === 'hidden') return false
  return !element.parent || !isTag(element.parent) || isShown(element.parent)
}

const fits = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text))

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of elements without what is hidden; blocks stand apart as on a page. */
function textOf(nodes: readonly Element[]): string {
  const read = (node: Element): string =>
    node.children
      .map((child) => {
        if (!isTag(child)) return textContent(child.type === 'comment' ? [] : child)
        if (!isShown(child)) return ''
        return /^(?:p|div|li|h\d|ul|ol|section|main|td|th|tr|label|summary|dd|dt|legend|option|br)$/.test(child.name)
          ? ` ${read(child)} `
          : read(child)
      })
      .join('')
  return squeezed(nodes.filter(isShown).map(read).join(' '))
}

/** The label of a control without its hint, or what a button or link says. */
function nameOf(element: Element, root: Document): string {
  const { 'aria-label': label } = element.attribs
  if (label) return label
  if (!CONTROLS.includes(element.name)) return textOf([element])
  const [own] = findAll((one) => one.name === 'label' && one.attribs.for === element.attribs.id, root.children)
  const bare = own?.children.filter((child) => !isTag(child) || !/\bhint\b/.test(child.attribs.class ?? '')) ?? []
  return squeezed(textContent(bare))
}

function heldBy(element: Element): string {
  if (element.name === 'textarea') return textContent(element).replace(/^\n/, '')
  if (element.name !== 'select') return element.attribs.value ?? (/^(?:radio|checkbox)$/.test(element.attribs.type ?? '') ? 'on' : '')
  const options = findAll((one) => one.name === 'option', element.children)
  const chosen = options.find((option) => hasAttrib(option, 'selected')) ?? options[0]
  return chosen ? (chosen.attribs.value ?? textContent(chosen)) : ''
}

function put(element: Element, value: string | boolean, root: Document): void {
  if (element.name === 'textarea') element.children = parseDocument(escaped(String(value))).children
  else if (element.name === 'select') choose(element, String(value))
  else if (typeof value === 'string') element.attribs.value = value
  else tick(element, value, root)
}

function choose(select: Element, value: string): void {
  const options = findAll((one) => one.name === 'option', select.children)
  if (!options.some((option) => option.attribs.value === value)) throw new Error(`${select.attribs.name} has no choice ${value}`)
  for (const option of options) {
    delete option.attribs.selected
    if (option.attribs.value === value) option.attribs.selected = ''
  }
}

function tick(box: Element, isOn: boolean, root: Document): void {
  const { type, name } = box.attribs
  const form = formOf(box, root)
  const group = findAll((one) => one.attribs.type === 'radio' && one.attribs.name === name && formOf(one, root) === form, root.children)
  for (const one of type === 'radio' ? group : [box]) delete one.attribs.checked
  if (isOn) box.attribs.checked = ''
}

function formOf(element: Element, root: Document): Element | null {
  const { form: id } = element.attribs
  if (id) return findAll((one) => one.name === 'form' && one.attribs.id === id, root.children)[0] ?? null
  for (let { parent } = element; parent; { parent } = parent) if (isTag(parent) && parent.name === 'form') return parent
  return null
}

/** Every field that a browser would send, in the order of the page, and the button that was pressed. */
function fieldsOf(form: Element, button: Element, root: Document): [string, string][] {
  const isOff = (one: Element) => /^(?:radio|checkbox)$/.test(one.attribs.type ?? '') && !hasAttrib(one, 'checked')
  const controls = findAll((one) => [...CONTROLS, 'button'].includes(one.name) && formOf(one, root) === form, root.children)
  return controls
    .filter((one) => one.attribs.name && !hasAttrib(one, 'disabled') && !isOff(one) && (one.name !== 'button' || one === button))
    .map((one) => [one.attribs.name ?? '', heldBy(one)])
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
