/**
 * What a whole document knows about itself: whether it hydrates, the nonce of its policy and the reference of its request.
 * entry.server fills it in; in the browser, where only hydrating documents run React, the defaults hold. Never put the nonce in a loader:
 * loader data is sent to the page, where an injected script could read it.
 */
import { createContext, useContext } from 'react'

/** What a route may say in its `handle` export. */
export interface RouteHandle {
  /** Whether the page with these loader data is a room of its own: something runs there, so the site's header and footer stay away. */
  isRoom?: (data: unknown) => boolean
  /** Whether a page of plain HTML has a <style nonce> of its own, as one whose bar runs from the server's time. */
  hasOwnStyle?: true
}

interface DocumentFacts {
  hydrates: boolean
  nonce: string
  /** Names this request in the log, for people who report an error; empty in the browser. */
  reference: string
}

const DocumentContext = createContext<DocumentFacts>({ hydrates: true, nonce: '', reference: '' })

export const DocumentProvider = DocumentContext.Provider

export function useDocument(): DocumentFacts {
  return useContext(DocumentContext)
}

/** The nonce for a per-request `<style nonce>`; empty in the browser, as browsers hide the attribute's value. */
export function useNonce(): string {
  return useContext(DocumentContext).nonce
}
