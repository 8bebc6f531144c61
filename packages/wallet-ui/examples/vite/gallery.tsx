import { createRoot } from 'react-dom/client'
import '@slotdrop/wallet-ui/styles.css'
import type { MockWallet } from '@slotdrop/wallet-ui/testing'
import { prepareStory, stories, StoryPage, type Story } from './stories.tsx'
import { storyLooks } from './storyNames.ts'

const name = new URLSearchParams(window.location.search).get('story')
const story = name === null ? undefined : new Map<string, Story>(Object.entries(stories)).get(name)
const root = createRoot(document.getElementById('app') as HTMLElement)

if (story) {
  const wallet = prepareStory(story)
  root.render(<StoryPage story={story} />)
  void play(story, wallet).then(() => {
    document.documentElement.dataset['story'] = 'ready'
  })
} else {
  root.render(
    <ul>
      {Object.keys(storyLooks).map((key) => (
        <li key={key}>
          <a href={`?story=${encodeURIComponent(key)}`}>{key}</a>
        </li>
      ))}
    </ul>,
  )
}

async function play({ play: steps = [], shows }: Story, wallet: MockWallet) {
  for (const step of steps) {
    // One step leads to the next.
    // oxlint-disable-next-line no-await-in-loop
    if (typeof step === 'string') (await find(step, { isPressed: true })).click()
    // oxlint-disable-next-line no-await-in-loop
    else if (typeof step === 'object') (await find(step.press, { isPressed: true, beside: step.beside })).click()
    else {
      // oxlint-disable-next-line no-await-in-loop
      await find('0xf3…2266')
      step(wallet)
    }
  }
  await find(shows)
}

/** The innermost element with this text, once it is there and, where it is to be pressed, can be. */
function find(
  text: string,
  { isPressed = false, beside }: { readonly isPressed?: boolean; readonly beside?: string } = {},
): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const found = [...document.body.querySelectorAll<HTMLElement>('*')].findLast(
        (element) =>
          element.textContent === text &&
          !(isPressed && element.closest(':disabled')) &&
          (beside === undefined || isBeside(element, beside)),
      )
      if (!found) return
      observer.disconnect()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    look()
  })
}

/** Whether an element stands in a row that begins with a text. */
function isBeside(element: HTMLElement, text: string): boolean {
  for (let row = element.parentElement; row; row = row.parentElement) {
    if (row.textContent === element.textContent) continue
    return row.textContent.startsWith(text)
  }
  return false
}
