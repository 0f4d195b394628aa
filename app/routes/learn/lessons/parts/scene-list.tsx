/** The scenes of a lesson, each a link where the lesson is open. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import type { DescribedScene } from './describe.server'

interface SceneListProps {
  lessonId: string
  scenes: DescribedScene['scenes']
  isOpen: boolean
  /** The scene that is on the page. */
  here?: number
}

export function SceneList({ lessonId, scenes, isOpen, here }: SceneListProps) {
  return (
    <ol className="scenes">
      {scenes.map(({ number, heading, time, isSeen }) => (
        <li key={number}>
          {isOpen ? (
            <AppLink to={paths.learn.lesson(lessonId, number)} aria-current={number === here ? 'step' : undefined}>
              {heading}
            </AppLink>
          ) : (
            heading
          )}{' '}
          <span className="small soft">
            {time}
            {isSeen && ', seen'}
          </span>
        </li>
      ))}
    </ol>
  )
}
