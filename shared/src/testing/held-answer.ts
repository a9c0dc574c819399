/** An answer that a test gives when it is time for it: what is on its way until then. */
export function heldAnswer<Answer = void>() {
  let give: (answer: Answer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Answer>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, fail };
}
