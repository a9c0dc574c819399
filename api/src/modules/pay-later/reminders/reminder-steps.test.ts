import { addDays } from '../../../infra/basics/calendar';
import { reminderStep } from './reminder-steps';

const STEPS = [-5, -1, 0, 3, 7, 14];

describe('reminders', () => {
  it('are due on each of their days, from the first one on', () => {
    const due = '2026-03-01';
    const steps = Array.from({ length: 30 }, (_, index) => index - 7).map((days) =>
      reminderStep(STEPS, due, addDays(due, days)),
    );
    const news = steps.filter((step, index) => step !== null && step !== steps[index - 1]);
    expect(news).toEqual([-5, -1, 0, 3, 7, 14]);
    expect(reminderStep(STEPS, due, '2026-02-23')).toBeNull();
    expect(reminderStep(STEPS, due, '2026-02-24')).toBe(-5);
  });

  it('that a sleeping worker missed are made good until the next step, and not for ever', () => {
    expect(reminderStep(STEPS, '2026-03-01', '2026-02-26')).toBe(-5);
    expect(reminderStep(STEPS, '2026-03-01', '2026-03-20')).toBe(14);
    expect(reminderStep(STEPS, '2026-03-01', '2026-06-20')).toBeNull();
  });
});
