import { useCallback, useEffect, useState } from 'react'
import type { Manifest } from '@slotdrop/drops'
import {
  type AuthoriseStep,
  type Readiness,
  checkReadiness,
  getAuthoriseSteps,
  toDeliveryError,
} from '@slotdrop/delivery'
import { useChainClient, useSenderWallet } from '../account/index.ts'

/** What is left to allow, as the chain tells it, and signing it. */
export const useAuthorise = (manifest: Manifest) => {
  const client = useChainClient(manifest.terms.chainId)
  const wallet = useSenderWallet()
  const [readiness, setReadiness] = useState<Readiness>()
  const [steps, setSteps] = useState<readonly AuthoriseStep[]>()
  const [signing, setSigning] = useState<AuthoriseStep['kind']>()
  const [problem, setProblem] = useState<string>()

  const check = useCallback(async () => {
    if (!client) return
    const found = await checkReadiness({ client, manifest })
    setReadiness(found)
    try {
      setSteps(await getAuthoriseSteps({ client, manifest }))
    } catch (error) {
      setProblem(toDeliveryError(error).shortMessage)
    }
  }, [client, manifest])
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
        setProblem('The token refused the approval. Check that it is not paused, then try again.')
      await check()
    } catch (error) {
      setProblem(toDeliveryError(error).shortMessage)
    } finally {
      setSigning(undefined)
    }
  }
  return { readiness, steps, signing, problem, sign, check }
}
