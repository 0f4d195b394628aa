/** Links that share an article, each in a new window. Nothing is loaded from those sites before somebody follows one. */
interface ShareLinksProps {
  title: string
  address: string
}

export function ShareLinks({ title, address }: ShareLinksProps) {
  return (
    <ul className="cluster small" aria-label="Share this article">
      {SITES.map(({ name, linkTo }) => (
        <li key={name}>
          <a href={linkTo(encodeURIComponent(address), encodeURIComponent(title))} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="hidden"> (opens in a new window)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const SITES = [
  { name: 'X', linkTo: (address: string, title: string) => `https://x.com/intent/post?url=${address}&text=${title}` },
  { name: 'Facebook', linkTo: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  { name: 'LinkedIn', linkTo: (address: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
]
