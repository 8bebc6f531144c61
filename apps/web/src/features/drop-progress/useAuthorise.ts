import { useCallback, useEffect, useRef, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type AuthoriseStep,
  type Readiness,
  checkReadiness,
  getAuthoriseSteps,
  type Registration,
  toDeliveryError,
} from '@slotdrop/delivery'
import { useChainClient, useSenderWallet } from '../account/index.ts'

/** What is left to allow, as the chain tells it, and signing it. */
export const useAuthorise = (manifest: Manifest, registration: Registration | undefined) => {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const [readiness, setReadiness] = useState<Readiness>()
  const [steps, setSteps] = useState<readonly AuthoriseStep[]>()
  const [signing, setSigning] = useState<AuthoriseStep['kind']>()
  const [problem, setProblem] = useState<string>()

  const { operator, claimsOpen } = registration ?? {}
  const last = useRef(0)
  const check = useCallback(async () => {
    if (!client) return
    const asked = ++last.current
    const found = await checkReadiness({ client, manifest })
    let next: readonly AuthoriseStep[] = []
    try {
      const wanted = operator === undefined || claimsOpen === undefined ? undefined : { operator, claimsOpen }
      next = await getAuthoriseSteps({ client, manifest, ...(wanted ? { registration: wanted } : {}) })
    } catch (error) {
      if (asked === last.current) setProblem(toDeliveryError(error).shortMessage)
    }
    // What was asked for later goes before what is answered later.
    if (asked !== last.current) return
    setReadiness(found)
    setSteps(next)
  }, [client, manifest, operator, claimsOpen])
  useEffect(() => void check(), [check])

  const sign = async (step: AuthoriseStep) => {
    if (!client) return
    setSigning(step.kind)
    setProblem(undefined)
    try {
      const [account, chainId] = [wallet.address(), await wallet.chainId()]
      if (account?.toLowerCase() !== manifest.terms.sender.toLowerCase()) {
        setProblem(
          `The wallet is on ${account ?? 'no account'}, but this list was sealed for ${manifest.terms.sender}. Switch the account, then try again.`,
        )
        return
      }
      if (chainId !== manifest.terms.chainId) {
        setProblem(
          `The wallet is on network ${chainId}, but this drop is on ${manifest.terms.chainId}. Switch the network, then try again.`,
        )
        return
      }
      const hash = await wallet.sendTransaction(step.request)
      const receipt = await client.waitForTransactionReceipt({ hash })
      if (receipt.status !== 'success')
        setProblem('The transaction was mined but changed nothing. Check that the token is not paused, then try again.')
      await check()
    } catch (error) {
      setProblem(toDeliveryError(error).shortMessage)
    } finally {
      setSigning(undefined)
    }
  }
  return { readiness, steps, signing, problem, sign, check }
}
