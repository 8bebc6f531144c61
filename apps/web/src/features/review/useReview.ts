import { useRef, useState } from 'react'
import { type Hex, isHashText } from '@slotdrop/drops'
import type { Comparison, Review } from '../../workers/review/reviewProtocol.ts'
import { useReviewClient } from '../../workers/useReviewClient.ts'
import { useProposal } from './useProposal.ts'

/** What is known of the list. */
export type ListState =
  | { readonly status: 'none' }
  /** `done`: the share that was checked, from 0 to 1. */
  | { readonly status: 'reading'; readonly done: number }
  | { readonly status: 'refused'; readonly reason: unknown }
  | { readonly status: 'read'; readonly review: Review; readonly comparison: Comparison | undefined }

/** What an owner has written beside it. */
export type Written = { readonly nonce: string; readonly hash: string }

const nothing: Written = { nonce: '', hash: '' }

/** The nonce that is written; undefined where it is none. */
export function nonceOf({ nonce }: Written): bigint | undefined {
  return /^\d{1,70}$/.test(nonce.trim()) ? BigInt(nonce.trim()) : undefined
}

/** The hash that is written; undefined where it is none. */
export function hashOf({ hash }: Written): Hex | undefined {
  const text = hash.trim().toLowerCase()
  return isHashText(text) ? text : undefined
}

/** A list and a proposal of it, recomputed in a worker, and what they are compared with. */
export function useReview(ownLink: string) {
  const client = useReviewClient()
  const [pasted, setPasted] = useState('')
  const link = ownLink === '' ? pasted : ownLink
  const proposal = useProposal(client, link)
  const [list, setList] = useState<ListState>({ status: 'none' })
  const [written, setWritten] = useState(nothing)
  const file = useRef<File>(undefined)
  // Only the answer to the last question is heeded.
  const turn = useRef(0)

  const compare = async (review: Review, wanted: Hex | undefined, texts: Written) => {
    const nonce = nonceOf(texts) ?? review.safe?.nonce
    if (nonce === undefined || !client) return undefined
    return client.ask('compare', { nonce, version: review.safe?.version, safeTxHash: hashOf(texts) ?? wanted })
  }
  const read = async (chosen: File, from: string) => {
    if (!client) return
    const own = ++turn.current
    const show = (state: ListState) => own === turn.current && setList(state)
    setWritten(nothing)
    show({ status: 'reading', done: 0 })
    try {
      const [asked, review] = await Promise.all([
        client.ask('link', from),
        client.ask('open', { file: chosen, link: from }, (done) => show({ status: 'reading', done })),
      ])
      show({ status: 'read', review, comparison: await compare(review, asked?.safeTxHash, nothing) })
    } catch (reason) {
      show({ status: 'refused', reason })
    }
  }
  return {
    proposal,
    list,
    written,
    openFile(chosen: File) {
      file.current = chosen
      void read(chosen, link)
    },
    openLink(text: string) {
      setPasted(text.trim())
      if (file.current) void read(file.current, text.trim())
    },
    async write(change: Partial<Written>) {
      const texts = { ...written, ...change }
      setWritten(texts)
      if (list.status !== 'read') return
      const own = ++turn.current
      const wanted = proposal.status === 'read' ? proposal.proposal.safeTxHash : undefined
      const comparison = await compare(list.review, wanted, texts)
      if (own === turn.current) setList({ ...list, comparison })
    },
  }
}
