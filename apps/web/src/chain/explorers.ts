import { getBlockscoutUrl } from '@slotdrop/chains/blockscout'

/** Whose pages show transactions and addresses of a network. */
export type ExplorerChoice =
  /** What the network itself is known by. */
  | { readonly kind: 'default' }
  | { readonly kind: 'blockscout' }
  /** An address with `{kind}` (tx, address, token) and `{id}` in it. */
  | { readonly kind: 'own'; readonly template: string }

/** What can be looked at. */
export type ExplorerPage = 'tx' | 'address' | 'token'

/** Why an explorer's address is none. */
export type ExplorerProblem = 'malformed' | 'not-https' | 'credentials' | 'placeholder'

const maxLength = 300

/**
 * Reads an explorer's address as somebody types it: with `{kind}` and `{id}` where they go, or without both, and then they follow as
 * explorers have them (`/tx/0x…`). Links lead to it, so it is https and a place of its own.
 */
export function parseExplorer(text: string): { template: string } | { problem: ExplorerProblem } {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > maxLength || /[\s\\"'<>`]/.test(trimmed)) return { problem: 'malformed' }
  const placeholders = trimmed.match(/\{[^}]*\}?|\}/g) ?? []
  const isBare = placeholders.length === 0
  if (!isBare && placeholders.toSorted().join() !== '{id},{kind}') return { problem: 'placeholder' }
  let url: URL
  try {
    url = new URL(isBare ? trimmed : fillTemplate(trimmed, 'tx', '0x0'))
  } catch {
    return { problem: 'malformed' }
  }
  if (url.protocol !== 'https:') return { problem: 'not-https' }
  if (url.username !== '' || url.password !== '') return { problem: 'credentials' }
  // What is put in must not choose the machine.
  if (!isBare && new URL(fillTemplate(trimmed, 'address', '0x1')).origin !== url.origin)
    return { problem: 'placeholder' }
  if (!isBare && !trimmed.toLowerCase().startsWith(`${url.origin}/`)) return { problem: 'placeholder' }
  return { template: isBare ? `${trimmed.replace(/\/+$/, '')}/{kind}/{id}` : trimmed }
}

/** An explorer's page of something. */
export function fillTemplate(template: string, page: ExplorerPage, id: string): string {
  return template.replace('{kind}', page).replace('{id}', encodeURIComponent(id))
}

/** The template of what was chosen; undefined for the network's own explorer. */
export function templateOf(choice: ExplorerChoice | undefined, chainId: number): string | undefined {
  switch (choice?.kind) {
    case 'blockscout': {
      const url = getBlockscoutUrl(chainId)
      return url && `${url}/{kind}/{id}`
    }
    case 'own':
      return choice.template
    case 'default':
    case undefined:
      return undefined
  }
}

/** A choice as it was kept; what can't be read, or leads nowhere, counts as not chosen. */
export function parseExplorerChoice(kept: unknown): ExplorerChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  // Sound: an object may be asked for any of its properties.
  const { kind, template } = kept as { kind?: unknown; template?: unknown }
  if (kind === 'blockscout') return { kind }
  if (kind !== 'own' || typeof template !== 'string') return undefined
  const read = parseExplorer(template)
  return 'template' in read ? { kind, template: read.template } : undefined
}
