/** Answers the supervisor of `npm start`, who asks by the channel between the processes; without one it does nothing. */
export function answerSupervisor(): void {
  process.on('message', () => {
    // It may have ended since; nobody is told of that.
    if (process.connected) process.send?.('pong', undefined, undefined, () => undefined);
  });
}
