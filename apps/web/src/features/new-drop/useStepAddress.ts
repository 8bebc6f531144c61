import { useRouter } from 'next/router'
import { type RefObject, useEffect, useRef } from 'react'
import type { Step } from './newDropMachine.ts'
import type { NewDropActions } from './useNewDrop.ts'

/** Whether the router is on its way: what is asked of it then takes the place of what somebody pressed. */
function useIsRouting(): RefObject<boolean> {
  const { events } = useRouter()
  const isRouting = useRef(false)
  useEffect(() => {
    const begin = () => void (isRouting.current = true)
    const end = () => void (isRouting.current = false)
    events.on('routeChangeStart', begin)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', end)
    return () => {
      events.off('routeChangeStart', begin)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', end)
    }
  }, [events])
  return isRouting
}

/**
 * The step in the address, and the draft that it is a step of: a reload, another tab, Back and Forward show the same.
 *
 * @returns leads to a step
 */
export function useStepAddress({ step, key, kept }: NewDropActions, wanted: Step): (next: Step) => Promise<void> {
  const router = useRouter()
  const isRouting = useIsRouting()
  const { step: written, draft: named } = router.query
  const address = (next: Step) => ({ query: { ...router.query, draft: key, step: next.toLowerCase() } })
  // What can't be shown is not in the address either; and what is kept has a name there, so that Back finds it again.
  const isOther = step !== undefined && written !== undefined && written !== step.toLowerCase()
  const isUnnamed = key !== undefined && kept !== undefined && named === undefined
  useEffect(() => {
    if (!router.isReady || step === undefined || isRouting.current || !(isOther || isUnnamed)) return
    const query = { ...router.query, draft: key, ...(isOther ? { step: step.toLowerCase() } : {}) }
    void router.replace({ query }, undefined, { shallow: true, scroll: false })
  }, [router, isRouting, step, key, isOther, isUnnamed])
  return async (next) => {
    if (named === undefined) await router.replace(address(step ?? wanted), undefined, { shallow: true, scroll: false })
    await router.push(address(next), undefined, { shallow: true })
  }
}
