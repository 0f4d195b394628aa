/** The frame that all mails share: plain, warm, readable without pictures. */
import { Body, Button, Container, Head, Heading, Html, Link, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'

const ink = { color: '#17222b', fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' }
const paragraph = { ...ink, fontSize: '16px', lineHeight: '26px' }
const small = { ...paragraph, color: '#56616b', fontSize: '13px', lineHeight: '20px' }
const button = {
  backgroundColor: '#0d5945',
  borderRadius: '10px',
  color: '#ffffff',
  display: 'inline-block',
  fontFamily: ink.fontFamily,
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
  textDecoration: 'none',
}

interface MailLayoutProps {
  preview: string
  heading: string
  greeting?: string
  action?: { href: string; label: string }
  /** Why this mail came and what to do when it was not expected. */
  note: string
  children: ReactNode
}

export function MailLayout({ preview, heading, greeting, action, note, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#faf7f0', margin: 0, padding: '24px 0' }}>
        <Container
          style={{ backgroundColor: '#fffdf9', border: '1px solid #e5dfd1', borderRadius: '14px', maxWidth: '520px', padding: '28px 30px' }}
        >
          <Text style={{ ...ink, fontFamily: 'Georgia, serif', fontSize: '20px', margin: '0 0 20px' }}>Stanine</Text>
          <Heading
            as="h1"
            style={{ ...ink, fontFamily: 'Georgia, serif', fontSize: '26px', fontWeight: 500, lineHeight: '32px', margin: '0 0 8px' }}
          >
            {heading}
          </Heading>
          {greeting ? <Text style={paragraph}>{greeting}</Text> : null}
          {children}
          {action ? (
            <>
              <Text style={{ margin: '24px 0' }}>
                <Button href={action.href} style={button}>
                  {action.label}
                </Button>
              </Text>
              <Text style={small}>
                If the button does not work, copy this address into your browser: <Link href={action.href}>{action.href}</Link>
              </Text>
            </>
          ) : null}
          <Text style={{ ...small, borderTop: '1px solid #e5dfd1', margin: '24px 0 0', paddingTop: '16px' }}>{note}</Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailParagraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>
}
