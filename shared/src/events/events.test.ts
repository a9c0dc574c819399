import { emit, on, tellOfHistory, toast } from '@tessera/shared/events';

test('tells every listener until it leaves', () => {
  const heard: string[] = [];
  const off = on('toast', ({ text }) => heard.push(text));
  toast.success('one');
  off();
  toast.success('two');
  expect(heard).toEqual(['one']);
});

test('a listener that throws keeps nobody else from hearing', () => {
  const reported = jest.fn();
  window.reportError = reported;
  const heard = jest.fn();
  const offs = [
    on('session-expired', () => {
      throw new Error('broken');
    }),
    on('session-expired', heard),
  ];
  emit('session-expired');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledTimes(1);
  offs.forEach((off) => off());
});

test('toasts have ids of their own unless one is given to be updated', () => {
  const ids: string[] = [];
  const off = on('toast', ({ id }) => ids.push(id));
  toast.info('a');
  toast.info('b');
  toast.loading('c', { id: 'cart' });
  toast.error('d', { id: 'cart' });
  expect(new Set(ids).size).toBe(3);
  expect(ids.slice(2)).toEqual(['cart', 'cart']);
  off();
});

test('a step in the history is told before whoever listens later, and can be kept from them', () => {
  tellOfHistory();
  const router = jest.fn();
  addEventListener('popstate', router);
  const stop = on('history-stepped', (event) => event.stopImmediatePropagation());
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router).not.toHaveBeenCalled();
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledTimes(1);
  removeEventListener('popstate', router);
});
