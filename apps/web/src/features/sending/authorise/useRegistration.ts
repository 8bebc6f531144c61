import { useState } from 'react'
import { ANYONE } from '@slotdrop/contracts'
import type { Registration } from '@slotdrop/delivery'
import { type Address, parseAddress } from '@slotdrop/drops'
import { zeroAddress } from 'viem'

/** Who may send a drop: its sender alone, one more account, or anybody. */
export type Who = 'me' | 'one' | 'anyone'

function operatorOf(who: Who, text: string): Address | undefined {
  if (who === 'me') return zeroAddress
  if (who === 'anyone') return ANYONE
  const read = parseAddress(text)
  return 'address' in read ? read.address : undefined
}

/** What is chosen of who may send a drop, and whether its rows may be claimed. */
export function useRegistration(canClaim: boolean) {
  const [claimsOpen, setClaimsOpen] = useState(canClaim)
  const [who, setWho] = useState<Who>('me')
  const [operatorText, setOperatorText] = useState('')
  const operator = operatorOf(who, operatorText)
  const registration: Registration | undefined =
    (claimsOpen || who !== 'me') && operator !== undefined ? { operator, claimsOpen } : undefined
  return {
    claimsOpen,
    setClaimsOpen,
    who,
    setWho,
    operatorText,
    setOperatorText,
    /** What is written in place of the operator is no address. */
    isWrong: operatorText !== '' && operator === undefined,
    /** The operator is still to be named. */
    isIncomplete: who === 'one' && operator === undefined,
    /** What is to be registered on chain; undefined where nothing is. */
    registration,
  }
}
