/**
 * Text with formulas, prepared by renderMath() on the server. The one audited place where HTML is set from a string (security T19):
 * hand it nothing else, least of all what people typed.
 */
interface MathTextProps {
  /** From renderMath(). */
  html: string
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3'
  className?: string
}

export function MathText({ html, as: Element = 'span', className }: MathTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMath escapes all text and writes the rest itself
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
