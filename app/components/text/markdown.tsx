/** A text in Markdown as the elements of a page: our own addresses as links of the application. */
import type { ComponentProps, ReactNode } from 'react'
import Markdown, { type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { AppLink } from '~/components/links/app-link'

interface TextProps {
  children: string
  /** For a file that stands by itself: where our own addresses begin. */
  origin?: string
}

export function Text({ children, origin }: TextProps) {
  const a =
    origin === undefined ? PageAnchor : ({ href = '', children: words }: AnchorProps) => <a href={absolute(href, origin)}>{words}</a>
  return (
    <Markdown components={{ a, table: ScrollingTable, input: Box }} remarkPlugins={PLUGINS}>
      {children}
    </Markdown>
  )
}

const PLUGINS = [remarkGfm]

type AnchorProps = ComponentProps<'a'> & ExtraProps

function PageAnchor({ href = '', children }: AnchorProps) {
  if (href.startsWith('/')) return <AppLink to={href}>{children}</AppLink>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}

function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}

/** A wide table scrolls by itself, and the keyboard must be able to. Its first row names it, since a page may hold several. */
function ScrollingTable({ children, node }: { children?: ReactNode } & ExtraProps) {
  const [head] = node?.children ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={`Table: ${head ? wordsOf(head).join(', ') : ''}`} tabIndex={0}>
      <table className="table">{children}</table>
    </section>
  )
}

type Content = NonNullable<ExtraProps['node']>['children'][number]

/** The texts of an element that are not blank. */
function wordsOf(node: Content): string[] {
  if (node.type === 'element') return node.children.flatMap(wordsOf)
  return node.type === 'text' && node.value.trim() !== '' ? [node.value] : []
}

/** The box of a checklist, for a pencil. */
function Box() {
  return <span aria-hidden="true">☐</span>
}
