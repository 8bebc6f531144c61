import { type Manifest, slotWord } from '@slotdrop/drops'
import { initialSendState, type SendEvent, type SendState, transition } from './sendMachine.ts'

/** The state of a sender, and its subscribers. */
export type SendStore = {
  readonly getState: () => SendState
  readonly dispatch: (event: SendEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly isDisposed: () => boolean
  readonly dispose: () => void
}

function slotMasks({ slotCount, rowCount, terms }: Manifest) {
  return Array.from({ length: slotCount }, (_, index) =>
    slotWord.full(Math.min(terms.slotSize, rowCount - index * terms.slotSize)),
  )
}

/** Keeps the state of one sender. After `dispose` nothing changes and no subscriber is called. */
export function createSendStore(manifest: Manifest, onChange?: (state: SendState) => void): SendStore {
  let state = initialSendState(slotMasks(manifest))
  let isDisposed = false
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    dispatch(event) {
      if (isDisposed) return
      const next = transition(state, event)
      if (next === state) return
      state = next
      onChange?.(state)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isDisposed: () => isDisposed,
    dispose() {
      isDisposed = true
      listeners.clear()
    },
  }
}
