/** Work that is open: each with its time and the way back into it. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'

interface RunningListProps {
  works: { to: string; name: string; time: string }[]
}

export function RunningList({ works }: RunningListProps) {
  return works.map(({ to, name, time }) => (
    <Banner
      key={to}
      tone="notice"
      title={name}
      action={
        <ButtonLink to={to} size="slim">
          Continue
        </ButtonLink>
      }
    >
      <p>{time}</p>
    </Banner>
  ))
}
