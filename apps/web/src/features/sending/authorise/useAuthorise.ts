import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import type { Manifest } from '@slotdrop/drops'
import {
  askForBundle,
  type AuthoriseStep,
  canBundle,
  type Readiness,
  checkReadiness,
  followBundle,
  getAuthoriseSteps,
  isAuthorised,
  isContractAccount,
  type Registration,
  toDeliveryError,
  waitForReceipt,
} from '@slotdrop/delivery'
import { say, useText } from '../../../i18n/index.ts'
import { deviceBundles } from '../../../device/deviceBundles.ts'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { useIsLeft } from '../../../components/useIsLeft.ts'
import { messages } from '../messages.generated.ts'
import { useChainClient, useSenderWallet } from '../../account/index.ts'

/** After these nothing was sent for certain; after any other failure of the wallet it may have been. */
const nothingSent: ReadonlySet<string> = new Set([
  'RejectedInWalletError',
  'BundleUnsupportedError',
  'WalletUnavailableError',
  'InsufficientFundsError',
])

/** What the sender's wallet and account are. */
type Abilities = {
  /** It signs several steps as one. */
  readonly bundles: boolean
  /** The account is a contract, such as a Safe: what it signs may wait for other owners. */
  readonly isContract: boolean
}

const none: Abilities = { bundles: false, isContract: false }

/** What is left to allow, as the chain tells it, and signing it: as one where the wallet can, else step by step. */
export function useAuthorise(manifest: Manifest, registration: Registration | undefined) {
  const t = useText(messages)
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const isLeft = useIsLeft()
  const { address } = useAccount()
  const [readiness, setReadiness] = useState<Readiness>()
  const [steps, setSteps] = useState<readonly AuthoriseStep[]>()
  const [signing, setSigning] = useState<AuthoriseStep['kind'] | 'all'>()
  const [problem, setProblem] = useState<string>()
  const [abilities, setAbilities] = useState<Abilities>(none)
  /** By this id the wallet knows steps that it was asked to sign as one, and that are not over. */
  const [waiting, setWaiting] = useState<string>()
  const { dropId, terms } = manifest

  const { operator, claimsOpen } = registration ?? {}
  const wanted = useMemo(
    () => (operator === undefined || claimsOpen === undefined ? undefined : { operator, claimsOpen }),
    [operator, claimsOpen],
  )
  const last = useRef(0)
  const check = useCallback(async () => {
    if (!client) return
    const asked = ++last.current
    const found = await checkReadiness({ client, manifest })
    let next: readonly AuthoriseStep[] = []
    try {
      next = await getAuthoriseSteps({ client, manifest, registration: wanted })
    } catch (error) {
      if (asked === last.current) setProblem(say(toDeliveryError(error)))
    }
    // What was asked for later goes before what is answered later.
    if (asked !== last.current) return
    setReadiness(found)
    setSteps(next)
  }, [client, manifest, wanted])
  useEffect(() => void check(), [check])

  const isSender = address?.toLowerCase() === terms.sender.toLowerCase()
  useEffect(() => {
    if (!client || !isSender) return setAbilities(none)
    let isCurrent = true
    const find = async (): Promise<Abilities> => ({
      bundles: await canBundle(wallet, terms.sender, terms.chainId),
      isContract: await isContractAccount(client, terms.sender),
    })
    find().then(
      (found) => isCurrent && setAbilities(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, isSender, wallet, terms])

  const forget = useCallback(() => {
    deviceBundles.set(dropId, undefined)
    setWaiting(undefined)
  }, [dropId])
  useEffect(() => setWaiting(deviceBundles.get(dropId)), [dropId])
  useEffect(() => {
    if (!client || waiting === undefined) return
    let isCurrent = true
    followBundle({
      wallet,
      id: waiting,
      isDone: () => isAuthorised({ client, manifest, registration: wanted }),
      pollMilliseconds: pollMillisecondsOf(terms.chainId),
      isAbandoned: () => !isCurrent,
    })
      .catch((error: unknown) => void (isCurrent && setProblem(say(toDeliveryError(error)))))
      .then(() => (isCurrent ? check() : undefined))
      .then(() => void (isCurrent && forget()))
    return () => {
      isCurrent = false
    }
  }, [client, manifest, waiting, wallet, wanted, terms.chainId, check, forget])

  /** @throws never: says what stands in the way instead */
  const isRightWallet = async (): Promise<boolean> => {
    const [account, chainId] = [wallet.address(), await wallet.chainId()]
    if (account?.toLowerCase() !== terms.sender.toLowerCase())
      setProblem(t('wrongAccount', { account: account ?? t('noAccount'), sender: terms.sender }))
    else if (chainId !== terms.chainId)
      setProblem(t('wrongNetwork', { network: `${chainId}`, expected: `${terms.chainId}` }))
    else return true
    return false
  }

  const signStep = async (step: AuthoriseStep) => {
    if (!client) return
    setSigning(step.kind)
    setProblem(undefined)
    try {
      if (!(await isRightWallet())) return
      const hash = await wallet.sendTransaction(step.request)
      if (abilities.isContract) {
        // No node knows a Safe's hash: the wallet and the chain tell when its owners have signed.
        deviceBundles.set(dropId, hash)
        setWaiting(hash)
        return
      }
      const pollMilliseconds = pollMillisecondsOf(terms.chainId)
      const receipt = await waitForReceipt({ client, hash, pollMilliseconds, isAbandoned: isLeft })
      if (!receipt) return
      if (receipt.status === 'reverted') setProblem(t('minedNothing'))
      await check()
    } catch (error) {
      setProblem(say(toDeliveryError(error)))
    } finally {
      setSigning(undefined)
    }
  }

  const signAll = async (all: readonly AuthoriseStep[]) => {
    setSigning('all')
    setProblem(undefined)
    const remember = (id: string) => deviceBundles.set(dropId, id)
    let asked: string | undefined
    try {
      if (!(await isRightWallet())) return
      const onAsk = (id: string) => remember((asked = id))
      const id = await askForBundle({ wallet, manifest, steps: all, onAsk })
      remember(id)
      setWaiting(id)
    } catch (error) {
      const failure = toDeliveryError(error)
      if (failure.name === 'BundleUnsupportedError') setAbilities((known) => ({ ...known, bundles: false }))
      if (asked === undefined || nothingSent.has(failure.name)) {
        forget()
        setProblem(say(failure))
      } else setWaiting(asked)
    } finally {
      setSigning(undefined)
    }
  }
  /** One prompt for all of them: several steps, or an account whose proposals wait for owners. */
  const isTogether = abilities.bundles && steps !== undefined && (steps.length > 1 || abilities.isContract)
  return {
    readiness,
    steps,
    signing,
    problem,
    waiting,
    isTogether,
    isContract: abilities.isContract,
    signStep,
    signAll,
    forget,
    check,
  }
}
