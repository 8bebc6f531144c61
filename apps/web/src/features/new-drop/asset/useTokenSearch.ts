import { type KeyboardEvent, useState } from 'react'
import { isAddress } from 'viem'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { findTokens } from './findTokens.ts'

/** Whether a text is a whole address, in whatever case. */
export function isWholeAddress(text: string): boolean {
  return isAddress(text, { strict: false })
}

/** What is typed to find a token, what it finds, and the option that the arrow keys have come to. */
export function useTokenSearch({
  tokens,
  held,
  value,
  onChoose,
}: {
  readonly tokens: readonly KnownToken[]
  readonly held: ReadonlyMap<string, bigint>
  readonly value: string
  readonly onChoose: (address: string) => void
}) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const text = typed ?? value
  // A chosen address is no search: the list opens in full again.
  const found = findTokens(tokens, held, typed === undefined || isWholeAddress(text) ? '' : text)
  const isShown = isOpen && found.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (address: string) => {
    setTyped(undefined)
    close()
    onChoose(address)
  }
  const type = (next: string) => {
    const trimmed = next.trim()
    if (isWholeAddress(trimmed) || trimmed === '') {
      choose(trimmed)
      setOpen(trimmed === '')
      return
    }
    setTyped(next)
    setOpen(true)
    setActive(-1)
    // What looks like an address, or matches nothing, is judged at once; a name on its way is not.
    onChoose(findTokens(tokens, held, trimmed).length === 0 ? trimmed : '')
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    const last = found.length - 1
    const next = active + step
    // A list that opens by a key opens at its first; the keys go round.
    if (!isOpen && active < 0) setActive(0)
    else setActive(next < 0 ? last : next > last ? 0 : next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      const chosen = found[active] ?? (found.length === 1 ? found[0] : undefined)
      if (chosen) choose(chosen.address)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return {
    text,
    found,
    active,
    isShown,
    type,
    choose,
    onKeyDown,
    open: () => setOpen(true),
    leave: () => setOpen(false),
  }
}
