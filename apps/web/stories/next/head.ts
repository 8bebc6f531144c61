/** Next’s head: a story has the one of Storybook. */
// oxlint-disable-next-line import/no-default-export -- as Next exports it
export default function Head() {
  return null
}
