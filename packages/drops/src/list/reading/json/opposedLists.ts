/** Names of lists that are one side or one state of something, so that another list beside them is hardly paid with them. */
const opposed =
  /^(?:deposit(?:or|er)?s?|withdraw(?:al|er|n)?s?|sent|sends?|receiv(?:ed|es?)|incoming|outgoing|in|out|(?:in|out)flows?|credits?|debits?|buy(?:er)?s?|sell(?:er)?s?|bought|sold|mint(?:s|ed)?|burn(?:s|ed|t)?|stake[ds]?|unstake[ds]?|paid|unpaid|pending|done|open|closed|claimed|unclaimed|approved|rejected|declined|denied|refused|eligible|ineligible|included|excluded|qualified|disqualified|added|removed|old|new|before|after|previous|current|winners?|losers?|valid|invalid|succe(?:ss|eded)|fail(?:ed|ures?)|errors?|active|inactive|blocked|blacklist(?:ed)?|denylist|banned|refund(?:s|ed)?|skipped|duplicates?|cancell?ed|senders?|payers?|from|to)$/

/** Whether the name of a list says that it is one side of something, such as `withdrawals`. */
export function isOpposedList(name: string): boolean {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return words.some((word) => opposed.test(word))
}
