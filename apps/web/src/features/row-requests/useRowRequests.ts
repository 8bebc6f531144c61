import { useMemo } from 'react'
import { queryConstants } from '@slotdrop/wallet-ui/constants'
import { createLiveValue, type LiveValue } from '../../workers/liveValue.ts'
import {
  initialRequestsState,
  isUnderWay,
  type RequestsEvent,
  type RequestsState,
  transition,
} from './requestMachine.ts'
import { type Recipient, type RequestServer, rowRequestServer } from './rowRequests.ts'

/** What a recipient asked the sender service for, and the one thing to do about it. */
export type LiveRequests = LiveValue<RequestsState> & {
  /** Asks for all rows of the recipient that are open. */
  readonly request: () => void
  /** Looks at once: something was asked for in another way. */
  readonly refresh: () => void
}

/** Looks at once, and again and again while rows are with the service and the page is looked at. */
export function createLiveRequests(
  recipient: Recipient | undefined,
  server: RequestServer = rowRequestServer,
  isLookedAt: () => boolean = () => document.visibilityState === 'visible',
): LiveRequests {
  let dispatch: (event: RequestsEvent) => void = () => {}
  let refresh = () => {}
  const live = createLiveValue<RequestsState>(initialRequestsState, (set, signal) => {
    if (!recipient) return
    const tell = (event: RequestsEvent) => set((before) => transition(before, event))
    dispatch = tell
    const look = () =>
      void server.look(recipient, signal).then(
        (requests) => tell({ type: 'heard', requests }),
        // Without an answer it is not offered; her wallet can claim all the same.
        () => undefined,
      )
    refresh = look
    look()
    const timer = setInterval(() => {
      if (isUnderWay(live.getSnapshot()) && isLookedAt()) look()
    }, queryConstants.pollingIntervalMs)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
  return {
    ...live,
    refresh: () => refresh(),
    request() {
      const { status } = live.getSnapshot()
      if (!recipient || (status !== 'known' && status !== 'failed')) return
      dispatch({ type: 'pressed' })
      server.ask(recipient).then(
        (answer) => dispatch({ type: 'answered', answer }),
        (error: unknown) => dispatch({ type: 'failed', error }),
      )
    },
  }
}

/** The requests of a recipient; nothing is asked for an undefined one. */
export function useRowRequests(dropId: Recipient['dropId'], account: Recipient['account'] | undefined): LiveRequests {
  return useMemo(() => createLiveRequests(account && { dropId, account }), [dropId, account])
}
