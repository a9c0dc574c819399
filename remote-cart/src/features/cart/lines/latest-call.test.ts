import { heldAnswer } from '@tessera/shared/testing';
import { createLatestCall } from './latest-call';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function settled() {
  await jest.advanceTimersByTimeAsync(0);
}

test('clicks within 400 ms make one call, with the last value', () => {
  const send = jest.fn(() => Promise.resolve(true));
  const call = createLatestCall({ send, onSettled: jest.fn() }, 400);
  call.push(2);
  jest.advanceTimersByTime(399);
  call.push(3);
  jest.advanceTimersByTime(399);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[3]]);
});

test('a value chosen during a call waits for it, and only the last outcome is told', async () => {
  const first = heldAnswer<boolean>();
  const second = heldAnswer<boolean>();
  const send = jest.fn((value: number) => (value === 1 ? first : second).promise);
  const onSettled = jest.fn();
  const call = createLatestCall({ send, onSettled }, 400);
  call.push(1);
  jest.advanceTimersByTime(400);
  call.push(2);
  jest.advanceTimersByTime(400);
  expect(send.mock.calls).toEqual([[1]]);
  first.give(false);
  await settled();
  expect(send.mock.calls).toEqual([[1], [2]]);
  expect(onSettled).not.toHaveBeenCalled();
  second.give(true);
  await settled();
  expect(onSettled.mock.calls).toEqual([[true]]);
});

test('a value whose pause is still running when a call ends is sent after its pause', async () => {
  const first = heldAnswer<boolean>();
  const send = jest.fn((value: number) => (value === 1 ? first.promise : Promise.resolve(true)));
  const call = createLatestCall({ send, onSettled: jest.fn() }, 400);
  call.push(1);
  jest.advanceTimersByTime(400);
  call.push(2);
  first.give(true);
  await settled();
  expect(send.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(400);
  expect(send.mock.calls).toEqual([[1], [2]]);
});

test('tells a refusal, so that the screen can move back', async () => {
  const onSettled = jest.fn();
  const call = createLatestCall({ send: () => Promise.resolve(false), onSettled }, 400);
  call.push(9);
  jest.advanceTimersByTime(400);
  await settled();
  expect(onSettled).toHaveBeenCalledWith(false);
});

test('leaving the page sends what was still waiting', () => {
  const send = jest.fn(() => Promise.resolve(true));
  const call = createLatestCall({ send, onSettled: jest.fn() }, 400);
  call.push(4);
  call.flush();
  expect(send.mock.calls).toEqual([[4]]);
  jest.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1);
});
