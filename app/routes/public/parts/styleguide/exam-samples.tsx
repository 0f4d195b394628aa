/** The exam's pieces: bar, clock, passage, choices, dots, report. All of it is plain HTML and inputs. */

import { useNonce } from '~/components/links/document'
import { MathText } from '~/components/question/math-text'
import { RoomBar } from '~/components/room/bar'
import { Button } from '~/components/ui/button'

const LINES = [
  'The lighthouse keeper’s daughter kept two ledgers. In',
  'the first, which the inspectors saw, she wrote the oil',
  'used, the hours burned, and the weather. In the second',
  'she wrote what the light had made of the night: how',
  'moths arrived like slow applause, how a ship, once',
  'warned, seemed to bow.',
]
const CHOICES = [
  'a copy kept in case the first was lost',
  'a private account of what she noticed',
  'a list of complaints',
  'a draft of the log',
]

export function ExamSamples({ stem, matrix }: { stem: string; matrix: string }) {
  return (
    <section>
      <style nonce={useNonce()}>{'.clock::before { --section: 1200; --elapsed: 347 }'}</style>
      <RoomBar
        title="Reading Comprehension"
        place="14 of 36"
        progress={{ max: 36, value: 14 }}
        clock={
          <>
            <span className="clock" role="timer" aria-label="Time left" />
            <span className="ends small soft">ends at 10:42 Eastern</span>
          </>
        }
        help={<li>What helps while a section runs.</li>}
      />
      <div className="exam">
        <article className="card passage">
          <ol>
            {LINES.map((line, index) => (
              <li key={line} className={index === 3 ? 'cited' : undefined}>
                {line}
              </li>
            ))}
          </ol>
        </article>
        <form className="stack">
          <MathText as="h3" html={stem} />
          <MathText as="p" html={matrix} />
          <fieldset>
            <legend className="hidden">Choices</legend>
            <ul className="choices">
              {CHOICES.map((text, index) => {
                const key = 'ABCD'[index]
                return (
                  <li className="choice" key={key}>
                    <input
                      type="radio"
                      name="answer"
                      value={key}
                      id={`answer-${key}`}
                      className="choice-pick"
                      defaultChecked={index === 1}
                    />
                    <input
                      type="checkbox"
                      name="strike"
                      value={key}
                      id={`out-${key}`}
                      className="choice-strike"
                      aria-label={`Strike out ${key}`}
                      defaultChecked={index === 0}
                    />
                    <label className="choice-cross" htmlFor={`out-${key}`} aria-hidden="true">
                      ✕
                    </label>
                    <label className="choice-card" htmlFor={`answer-${key}`}>
                      <span className="choice-key">{key}</span>
                      <span className="choice-text">{text}</span>
                    </label>
                  </li>
                )
              })}
            </ul>
          </fieldset>
          <div className="cluster">
            <Button look="quiet" size="slim">
              Back
            </Button>
            <Button look="quiet" size="slim">
              Flag
            </Button>
            <Button className="push">Save and next</Button>
          </div>
          <nav className="dots" aria-label="Questions">
            <a className="dot done" href="#main">
              12
            </a>
            <a className="dot done flagged" href="#main" aria-label="13, flagged">
              13
            </a>
            <a className="dot" href="#main" aria-current="step">
              14
            </a>
            <a className="dot" href="#main">
              15
            </a>
          </nav>
        </form>
      </div>
      <div className="exam single">
        <p className="soft">A question without a passage is in one column.</p>
      </div>
      <div className="report">
        <p>Left: the scale and its working.</p>
        <p className="plus-minus">
          <span aria-hidden="true">
            +++<span className="minus">−</span>+<span className="skipped">○</span>
          </span>
          <span className="hidden">4 right, 1 wrong, 1 skipped</span>
        </p>
      </div>
    </section>
  )
}
