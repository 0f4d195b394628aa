/** One scene: its board complete with every word to read, the ways back and on, and with scripts the player. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { Board } from './board'
import type { DescribedScene } from './describe.server'
import { Player } from './player'
import { SceneList } from './scene-list'

export function ScenePage({ title, id, number, count, scene, scenes, second, hasQuestions }: DescribedScene & { title: string }) {
  const isLast = number === count
  return (
    <div className="wrap page stack lesson-page" data-lesson={paths.learn.lessonWatching(id)}>
      <p className="cluster between">
        <AppLink to={paths.learn.lesson(id)}>{title}</AppLink>
        <AppLink to={paths.learn.lessonTranscript(id)}>Read all of it</AppLink>
      </p>
      <div
        id="scene"
        className="stack"
        data-scene={number}
        data-count={count}
        data-starts={scene.starts.join(' ')}
        data-end={scene.end}
        data-second={second}
      >
        <header className="stack tight">
          <p className="eyebrow">
            Scene {number} of {count}
          </p>
          <h1 className="title-2">{scene.heading}</h1>
        </header>
        <div className="lesson-beside">
          <section className="card" aria-label="Board">
            <Board steps={scene.steps} />
          </section>
          <section className="narration" aria-label="What is said">
            {scene.sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences never move
              <p key={index} data-sentence="">
                {sentence}
              </p>
            ))}
          </section>
        </div>
      </div>
      <Player end={scene.end} />
      <div id="ways" className="cluster">
        {number > 1 && (
          <ButtonLink to={paths.learn.lesson(id, number - 1)} look="quiet">
            Back
          </ButtonLink>
        )}
        <form method="post" action={paths.learn.lesson(id)}>
          <input type="hidden" name="scene" value={number} />
          <SubmitButton pending="Loading..." name="intent" value="next">
            {isLast ? (hasQuestions ? 'On to the questions' : 'End of the lesson') : 'Next scene'}
          </SubmitButton>
        </form>
      </div>
      <details className="card">
        <summary>All scenes</summary>
        <SceneList lessonId={id} scenes={scenes} isOpen here={number} />
      </details>
      <script src="/lessons.js" defer />
    </div>
  )
}
