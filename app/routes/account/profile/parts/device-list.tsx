/** Devices by what they call themselves, each with its network, its times and, unless it is this one, the button that ends it. */
import { useDoor } from '~/components/links/use-door'
import { SubmitButton } from '~/forms/submit-button'

interface Device {
  id: string
  device: string
  place: string
  signedIn: string
  lastUsed: string
  isHere?: boolean
}

export function DeviceList({ title, devices }: { title: string; devices: Device[] }) {
  const door = useDoor()
  return (
    <section className="card stack">
      <h2 className="title-3">{title}</h2>
      <ul className="devices">
        {devices.map(({ id, device, place, signedIn, lastUsed, isHere }) => (
          <li key={id}>
            <div>
              <p>
                <strong>{device}</strong>
              </p>
              <p>{place}</p>
              <p className="small soft">Logged in {signedIn}</p>
              {!isHere && <p className="small soft">Last used {lastUsed}</p>}
            </div>
            {!isHere && (
              <form method="post" action={door.sessions()}>
                <SubmitButton name="session" value={id} look="quiet" size="slim" pending="Saving...">
                  Log out
                  <span className="hidden">
                    {' '}
                    {device}, logged in {signedIn}
                  </span>
                </SubmitButton>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
