import { useRouter } from 'next/router'

/** The slot that is looked at, by its index; the address has its number, from 1. */
export function useSelectedSlot(slotCount: number) {
  const router = useRouter()
  const number = Number(router.query['slot'])
  const select = (index: number) =>
    void router.replace({ query: { ...router.query, slot: index + 1 } }, undefined, { shallow: true, scroll: false })
  return { selected: Number.isInteger(number) && number >= 1 && number <= slotCount ? number - 1 : undefined, select }
}
