/** What was counted in an essay. None of it is a mark. */
import { Card } from '~/components/ui/card'
import type { Measures } from '~/exam/essays/measures'

export function MeasuresCard({ measures }: { measures: Measures }) {
  const { words, paragraphs, sentences, average, shortest, longest, repeated, sameBeginnings, unknown } = measures
  return (
    <Card title="What we counted" heading="h2">
      <p className="small soft">A computer counted this. It is neither good nor bad by itself: look where it surprises you.</p>
      <dl className="facts">
        <dt>Length</dt>
        <dd>
          {words === 1 ? '1 word' : `${words} words`}, {sentences} {sentences === 1 ? 'sentence' : 'sentences'}, {paragraphs}{' '}
          {paragraphs === 1 ? 'paragraph' : 'paragraphs'}
        </dd>
        <dt>Sentences</dt>
        <dd>
          {average} words each; the shortest has {shortest}, the longest {longest}
        </dd>
        {repeated.length > 0 && (
          <>
            <dt>Words that come often</dt>
            <dd>{repeated.map(({ word, times }) => `${word} (${times})`).join(', ')}</dd>
          </>
        )}
        {sameBeginnings.length > 0 && (
          <>
            <dt>Sentences in a row that begin alike</dt>
            <dd>{sameBeginnings.map(({ word, times }) => `“${word}” (${times})`).join(', ')}</dd>
          </>
        )}
        <dt>Spelling to look at</dt>
        <dd>
          {unknown.length === 0
            ? 'The dictionary knows every word.'
            : unknown.map(({ word, suggestions }) => (suggestions.length > 0 ? `${word} (${suggestions.join(', ')}?)` : word)).join('; ')}
        </dd>
      </dl>
    </Card>
  )
}
