/** A school as search engines read it: what is known of it and nothing else. */
import type { School } from '~/models/directory/schools.server'

export function structuredSchool({ name, location, contact, founded }: School, url: string) {
  const { address, city, zip } = location
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'School',
      name,
      url: contact.website ?? url,
      telephone: contact.phone,
      email: contact.email,
      foundingDate: /^\d{4}$/.exec(founded ?? '')?.[0],
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: location.state,
        postalCode: zip,
        addressCountry: 'US',
      },
    },
  }
}
