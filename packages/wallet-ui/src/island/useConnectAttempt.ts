import { isUserRejection } from '@slotdrop/errors'
import { sentence, type Sentence } from '@slotdrop/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConfig, useConnectors, type Config, type Connector } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { NoAccountError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { describeWallet } from '../provider/describeWallet.ts'
import { onConnectFailure } from '../provider/guardConnectors.ts'

/** A relay that has shown no QR code by then is taken for one that does not answer. */
const relayAnswerMs = 8000

const optionPrefix = 'rk-wallet-option-'

/** Why a wallet could not be connected, where RainbowKit's dialog would show nothing or no more than RETRY. */
export type ConnectTrouble = { readonly walletId: string; readonly sentence: Sentence }

/** A wallet that was chosen in RainbowKit's list. The same one again is another object. */
type Choice = { readonly walletId: string }

/** One showing of RainbowKit's dialog after another. */
type ConnectAttempt = {
  /** Counts the showings. */
  readonly round: number
  readonly trouble: ConnectTrouble | undefined
  /** The wallet to be chosen in this showing by itself. */
  readonly presses: string | undefined
  /** Takes note that RainbowKit has closed its dialog, and says whether that was the end of it. */
  readonly endsWithClosing: () => boolean
  /** Shows the list again, and chooses a wallet where one is named. */
  readonly restart: (walletId?: string) => void
}

/** Follows which wallet is chosen in RainbowKit's dialog, and finds out when it cannot be reached. */
export function useConnectAttempt(onClose: () => void): ConnectAttempt {
  const config = useConfig()
  const [{ round, presses }, setShowing] = useState<{ readonly round: number; readonly presses?: string }>({ round: 0 })
  const [trouble, setTrouble] = useState<ConnectTrouble>()
  const { choice, setChoice, isChoosing } = useChoice()
  /** Whether RainbowKit has closed its dialog for WalletConnect's own, which shows once the relay has answered. */
  const isHandedOver = useRef(false)

  const restart = useCallback(
    (walletId?: string) => {
      cancelPending(config)
      isHandedOver.current = false
      setTrouble(undefined)
      setChoice(undefined)
      setShowing((showing) => ({ round: showing.round + 1, ...(walletId !== undefined && { presses: walletId }) }))
    },
    [config, setChoice],
  )

  useEffect(() => {
    if (!choice) return undefined
    const { walletId } = choice
    const fail = (said: Sentence) => setTrouble({ walletId, sentence: said })
    const relay = watchRelay(config, walletId, {
      onAnswer: () => {
        if (isHandedOver.current) onClose()
      },
      onSilence: () => {
        if (isHandedOver.current) closeOwnDialog(config, walletId)
        fail(sentence(messages.relaySilent))
      },
    })
    watchSafe(config, walletId, () => fail(sentence(messages.safeInformation)))
    const unsubscribe = onConnectFailure(config, ({ connector, error }) => {
      const { id, name } = describeWallet(connector)
      if (id !== walletId) return
      if (isUserRejection(error)) relay.onRejection()
      else if (error instanceof NoAccountError) fail(sentence(messages.noAccount, { wallet: name }))
      else relay.onFailure()
    })
    return () => {
      relay.stop()
      unsubscribe()
    }
  }, [choice, config, onClose])

  // RainbowKit disables the selected wallet, even after it was installed: the list is mounted again to enable it.
  const connectors = useConnectors()
  const chosen = choice && idsOf(connectors, choice.walletId)
  const chosenBefore = useRef<{ choice: Choice | undefined; ids: string | undefined }>(undefined)
  useEffect(() => {
    const before = chosenBefore.current
    chosenBefore.current = { choice, ids: chosen }
    if (choice && before?.choice === choice && before.ids !== chosen) restart()
  }, [choice, chosen, restart])

  const endsWithClosing = useCallback(() => {
    isHandedOver.current = isChoosing.current
    return !isChoosing.current
  }, [isChoosing])
  return { round, trouble, presses, endsWithClosing, restart }
}

/** The wallet that was pressed last in RainbowKit's list. */
function useChoice() {
  const [choice, setChoice] = useState<Choice>()
  const isChoosing = useRef(false)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const option = target instanceof Element && target.closest<HTMLElement>(`[data-testid^="${optionPrefix}"]`)
      const walletId = option ? option.dataset['testid']?.slice(optionPrefix.length) : undefined
      if (walletId === undefined) return
      isChoosing.current = true
      // By then RainbowKit has closed its dialog, if this press is what closes it.
      setTimeout(() => {
        isChoosing.current = false
      })
      setChoice({ walletId })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return { choice, setChoice, isChoosing }
}

/** A text that is the same as long as a wallet has the same connectors. */
function idsOf(connectors: readonly Connector[], walletId: string): string {
  return connectors
    .filter((connector) => describeWallet(connector).id === walletId)
    .map(({ uid }) => uid)
    .join()
}

function connectorsOf(config: Config, walletId: string): readonly Connector[] {
  return config.connectors.filter((connector) => describeWallet(connector).id === walletId)
}

/** A connection that is asked for and not answered would keep the list from opening again. */
function cancelPending(config: Config): void {
  if (config.state.status === 'connecting') void disconnect(config).catch(() => {})
}

/** RainbowKit asks a Safe for its chain before it connects, and drops what the app of the Safe says then. */
function watchSafe(config: Config, walletId: string, onSilence: () => void): void {
  for (const safe of connectorsOf(config, walletId).filter(({ type }) => type === 'safe'))
    safe.getProvider().catch(onSilence)
}

/** Closes WalletConnect's own dialog, which waits for the relay without end. */
function closeOwnDialog(config: Config, walletId: string): void {
  for (const connector of connectorsOf(config, walletId))
    void connector
      .getProvider()
      // Sound: looked for before it is used; WalletConnect's provider has it where its dialog is asked for.
      .then((provider) => (provider as { modal?: { close?: () => unknown } } | undefined)?.modal?.close?.())
      .catch(() => {})
}

type RelayWatch = {
  readonly onRejection: () => void
  readonly onFailure: () => void
  readonly stop: () => void
}

/** Waits for WalletConnect's relay where a wallet is reached by it: it answers with what a QR code shows. */
function watchRelay(
  config: Config,
  walletId: string,
  { onAnswer, onSilence }: { readonly onAnswer: () => void; readonly onSilence: () => void },
): RelayWatch {
  const connectors = connectorsOf(config, walletId).filter(({ type }) => type === 'walletConnect')
  let isWaiting = connectors.length > 0
  const settle = (then: () => void) => {
    clearTimeout(timer)
    if (!isWaiting) return
    isWaiting = false
    then()
  }
  const timer = setTimeout(() => settle(onSilence), relayAnswerMs)
  const onMessage = ({ type }: { readonly type: string }) => {
    if (type === 'display_uri') settle(onAnswer)
  }
  for (const { emitter } of connectors) emitter.on('message', onMessage)
  return {
    onRejection: () => settle(onAnswer),
    onFailure: () => settle(onSilence),
    stop: () => {
      settle(() => {})
      for (const { emitter } of connectors) emitter.off('message', onMessage)
    },
  }
}
