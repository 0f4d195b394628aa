/** The pieces of a guide: text, a table of the test, a question to answer, a prompt to plan for. */
import { Text } from '~/components/text/markdown'
import { Table } from '~/components/ui/table'
import { PromptView } from '~/components/writing/prompt-view'
import { ExampleCard } from './example-card'
import type { Block } from './page.server'

interface BlocksProps {
  blocks: Block[]
  /** What was answered on the page so far and how its list is narrowed, by the names of the fields. */
  kept: Record<string, string>
}

export function Blocks({ blocks, kept }: BlocksProps) {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <BlockView key={index} block={block} kept={kept} />
      ))}
    </>
  )
}

function BlockView({ block, kept }: { block: Block; kept: Record<string, string> }) {
  if (block.kind === 'text') return <Text>{block.text}</Text>
  if (block.kind === 'example') return <ExampleCard example={block.example} kept={kept} />
  if (block.kind === 'prompt') {
    return (
      <section className="card stack" aria-label={`A prompt, ${block.level}`}>
        <p className="eyebrow">A prompt · {block.level}</p>
        <PromptView {...block.prompt} />
      </section>
    )
  }
  const { caption, columns, rows } = block.structure
  return (
    <Table
      caption={caption}
      columns={columns.map((label, index) => ({ label, isNumber: index > 0 }))}
      rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  )
}
