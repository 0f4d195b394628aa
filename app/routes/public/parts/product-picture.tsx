/**
 * A picture of the running product, made by `npm run pictures` (scripts/browser/take-pictures.ts), which names what is shown: light or dark as the page is,
 * loaded when it comes into view, its room kept free until then.
 */
import { useRouteLoaderData } from '@remix-run/react'
import type { loader as frameLoader } from '~/root'
import { DEFAULT_SETTINGS } from '~/utils/accessibility/settings'
import { PICTURE_SIZE, type Picture } from './pictures'

export function ProductPicture({ name, alt }: { name: Picture; alt: string }) {
  const { background } = useRouteLoaderData<typeof frameLoader>('root')?.settings ?? DEFAULT_SETTINGS
  const usual = background === 'dark' ? 'dark' : 'light'
  return (
    <picture>
      {background === 'device' && (
        <>
          <source type="image/avif" srcSet={`/pictures/${name}-dark.avif`} media="(prefers-color-scheme: dark)" />
          <source srcSet={`/pictures/${name}-dark.png`} media="(prefers-color-scheme: dark)" />
        </>
      )}
      <source type="image/avif" srcSet={`/pictures/${name}-${usual}.avif`} />
      <img src={`/pictures/${name}-${usual}.png`} alt={alt} {...PICTURE_SIZE} loading="lazy" decoding="async" />
    </picture>
  )
}
