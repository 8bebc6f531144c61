import { setTimeout as after } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { cutOff } from '../fixtures/holdKey.ts'
import type { InjectedWallet } from '../fixtures/wallet.ts'

/** What a page shows of a drop. */
type Seen = {
  readonly text: string
  /** Words on buttons that can be pressed. */
  readonly buttons: readonly string[]
}

/** What she does when a page shows something for a while. */
type Habit = {
  readonly button: RegExp
  /** Words that must stand beside it. */
  readonly beside?: RegExp
  readonly isWanted?: () => boolean
  /** Done before she presses. */
  readonly before?: () => Promise<void>
}

/** What her decisions depend on beside what the page shows. */
export type Circumstances = {
  /** She registers a key of this browser where another account may send. */
  readonly mayRegister: () => boolean
  /** She gives gas money when the page asks for it. */
  readonly mayTopUp: () => boolean
  /** Whoever refused a row lets it be paid. */
  readonly letPay: () => Promise<void>
}

/** Blocks for which she looks at something before she acts: what goes on by itself needs nobody. */
const patience = 3
const answerMilliseconds = 5000

function habitsOf({ mayRegister, mayTopUp, letPay }: Circumstances): readonly Habit[] {
  return [
    { button: /^Confirm in your wallet$/ },
    { button: /^Register, send / },
    { button: /^Approve / },
    { button: /^Back to sending$/ },
    { button: /^Register another key$/, isWanted: mayRegister },
    { button: /^Register it$/ },
    { button: /^Authorise again$/ },
    { button: /^Try (this recipient|these \d+ recipients) again$|^Retry \d+ recipients?$/, before: letPay },
    { button: /^Continue sending$/ },
    { button: /^Send (the other )?(slot|\d+ slots)$/, beside: /by a sending key in this browser/ },
    { button: /^Top up$/, beside: /The gas money is used up\./, isWanted: mayTopUp },
    { button: /^Ask again$/ },
  ]
}

async function read(page: Page): Promise<Seen | undefined> {
  const answer = page.evaluate(() => ({
    // What a picture says to readers of screens counts as well.
    text: [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
    ].join('\n'),
    buttons: [...document.querySelectorAll('button')]
      .filter((button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility())
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
  }))
  // A page that is left, or whose process ended, answers late or never.
  return Promise.race([answer.catch(() => undefined), after(answerMilliseconds).then(() => undefined)])
}

/** A person at one browser, who does what the page of her drop offers, and what befalls her browser. */
export function createUser({
  context,
  wallet,
  manifest,
  address,
  circumstances,
}: {
  readonly context: BrowserContext
  readonly wallet: InjectedWallet
  readonly manifest: Manifest
  /** Of the drop's page. */
  readonly address: string
  readonly circumstances: Circumstances
}) {
  const habits = habitsOf(circumstances)
  const { origin } = new URL(address)
  const seenFor = new Map<Habit, number>()
  let tab: Page | undefined
  let isOpen = false
  let awayFor = 0
  let reconnect: (() => Promise<void>) | undefined
  let underWay: Promise<void> | undefined
  const errors: string[] = []
  const sealed = { name: 'sealed.json', mimeType: 'application/json', buffer: Buffer.from(serializeManifest(manifest)) }

  const watch = (page: Page) => {
    tab = page
    isOpen = true
    page.on('pageerror', ({ message }) => {
      // The browser's own page of errors is no page of the product.
      if (page.url().startsWith(origin)) errors.push(message)
    })
  }
  /** What takes a while goes on while blocks come. */
  const begin = (act: () => Promise<void>) => {
    const before = underWay ?? Promise.resolve()
    const current = before
      .then(act)
      .catch(() => undefined)
      .finally(() => {
        if (underWay === current) underWay = undefined
      })
    underWay = current
  }
  const open = () => {
    isOpen = true
    begin(async () => {
      const page = await context.newPage()
      await wallet.attach(page)
      watch(page)
      await page.goto(address)
    })
  }
  /** A page that ended in the middle may not answer. */
  const closeTab = (page: Page | undefined) => Promise.race([page?.close(), after(answerMilliseconds)])
  const forget = () => {
    const page = tab
    tab = undefined
    isOpen = false
    return page
  }
  const press = async (button: RegExp) => {
    await tab?.getByRole('button', { name: button }).first().click({ timeout: answerMilliseconds })
  }
  const findHabit = ({ text, buttons }: Seen) => {
    for (const habit of habits) {
      const { button, beside, isWanted = () => true } = habit
      const isShown = buttons.some((name) => button.test(name)) && (beside?.test(text) ?? true) && isWanted()
      seenFor.set(habit, isShown ? (seenFor.get(habit) ?? 0) + 1 : 0)
    }
    return habits.find((habit) => (seenFor.get(habit) ?? 0) >= patience)
  }

  return {
    errors,
    watch,
    open,
    isOpen: () => isOpen,
    isCutOff: () => reconnect !== undefined,
    close() {
      const page = forget()
      begin(async () => void (await closeTab(page)))
    },
    /** Its process ends, and the tab with it. */
    kill() {
      const page = forget()
      begin(async () => {
        const session = await page?.context().newCDPSession(page)
        await Promise.race([session?.send('Page.crash').catch(() => undefined), after(1000)])
        await closeTab(page)
      })
    },
    reload() {
      const page = tab
      begin(async () => void (await page?.reload()))
    },
    async goOffline() {
      // A tab whose process has just ended can't be told.
      await underWay
      await context.setOffline(true)
      reconnect = await cutOff(context)
    },
    async goOnline() {
      await reconnect?.()
      reconnect = undefined
      await context.setOffline(false)
    },
    /** Everything that the browser keeps in its databases is deleted. */
    wipe() {
      const page = tab
      begin(async () => {
        await page?.goto('/')
        await page?.evaluate(async () => {
          for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
        })
        await page?.goto(address)
      })
    },
    /** Looks at the page and, once something was there for a while, does what it offers. Undefined where there is no page. */
    async attend(): Promise<Seen | undefined> {
      if (!tab || underWay) return undefined
      const seen = await read(tab)
      if (!seen) return undefined
      const page = tab
      // Where a page could not be loaded she loads it again.
      awayFor = page.url().startsWith(address) ? 0 : awayFor + 1
      if (awayFor >= patience) {
        awayFor = 0
        begin(async () => void (await page.goto(address)))
        return seen
      }
      if (seen.text.includes('The sealed list is not on this device')) {
        begin(() => page.locator('input[type=file]').first().setInputFiles(sealed))
        return seen
      }
      const habit = findHabit(seen)
      if (!habit) return seen
      seenFor.clear()
      begin(async () => {
        await habit.before?.()
        await press(habit.button)
      })
      return seen
    },
    /** What was begun is done. */
    settle: async () => underWay,
  }
}

export type User = ReturnType<typeof createUser>
