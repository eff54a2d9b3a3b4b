import type { IntentGrammar } from './IntentGrammar.ts';

/**
 * What people come to get done, in English: groups of words that say the same, and patterns made of groups. A line of
 * `intents` names what does it, the first that exists, then what is said: `pay bill` is anything of the group `pay` with
 * anything of the group `bill`, in any order, with nothing else beside idle words; a `*` allows other words.
 */
export const intentsInEnglish: IntentGrammar = {
  idle: `a an the my our your his her their i im ive id we you me us mine to do does did is are am be been was were can
    could would will shall should may how what whats where wheres when which who for of on in at with and or about from by
    into please there any some here it its this that these if have has had need needs want wants like get gets getting got
    find finding see seeing show look looking know go going tell give let use using online website site hospital hospitals
    clinic patient patients new information info page just so up out as not medical another other tonight today now asap right soon
    guys yall u hi hello hey whats kind kinds type types please currently ok okay good main real really actual gotta
    still come coming came through thru either neither cant else keep sure know guy but sent ones one now yet got let bring brought`,
  articles: 'a an the my',
  groups: `
pay = pay, paying, paid, payment, payments, settle, make a payment, autopay, pay off, check out
bill = bill, bills, billing, invoice, invoices, statement, statements, balance, charge, charges, charged, premium, premiums, monthly bill, amount due, owe, owed, collections, debt, account, my account
question = question, questions, understand, understanding, explain, explanation, wrong, mistake, error, errors, dispute, problem, problems, issue, issues, confusing, two, twice, double, duplicate, different, separate, mean, means, why, high, itemized, read, faq, faqs, learn, go up, went up, increase, raised, higher, amount, same
reach = talk to someone, talk with someone, speak to someone, speak with someone, talk to somebody, talk with somebody, speak to somebody, speak with somebody, chat with someone, department, office, phone, number, numbers, call, calling, contact, address, email, mail, message, line, lines, talk to, talk, speak to, someone, person, real person, live person, main number, main line, representative, operator, reach, write, write to, customer service, hotline, telephone, human
listen = talk to someone, talk with someone, speak to someone, speak with someone, talk to somebody, talk with somebody, speak to somebody, speak with somebody, chat with someone, someone to talk to, somebody to talk to, someone to talk with, someone to listen, somebody to listen, someone who listens, someone who will listen, someone to vent to, vent to someone, open up to someone, nobody to talk to, no one to talk to, noone to talk to, dont have anyone to talk to, have no one to talk to, nobody listens
hotline = emotional support line, emotional support hotline, emotional help line, mental health hotline, mental health line, crisis hotline, crisis line, suicide hotline, depression hotline, therapy hotline
sos = i need help, need help, help me, please help, please help me, i need some help, can you help me, can someone help me
feeling = feelings, emotions, feelings and emotions, how i feel, how im feeling, life, personal problems, my problems, struggles
cost = cost, costs, price, prices, pricing, fee, fees, how much does, how much is, how much are, how much will, how much do you charge, how much for, how much would, estimates, estimate, estimator, quote, out of pocket, chargemaster, price transparency, price list, prices list, cash price, cash prices, cash cost
help = i need help, need help, help me, please help, please help me, i need some help, can you help me, can someone help me, help, helps, assistance, assist, aid, support, relief, program, programs, discount, discounts, reduced, reduction, sliding scale, hardship, forgiveness, lower, apply for help, apply, application, qualify
poor = low cost, cheap, affordable, cash pay, pay cash, paying cash, free clinic, sliding fee, undocumented, low income, financial, finance, money, low income, afford, cant afford, cannot afford, cant pay, cannot pay, unable to pay, no money, uninsured, no insurance, without insurance, dont have insurance, do not have insurance, charity care, charity, free care, lost my job, self pay, payment plan, payment plans, installments, monthly payments, pay with cash, pay in cash, i pay cash, cash price, cash prices, cash discount, hard to pay, struggling to pay, too expensive, expensive, on a budget
uninsured = undocumented, no papers, dont got insurance, aint got insurance, got no insurance, without any insurance, not insured, lost my job and my insurance, uninsured, no insurance, without insurance, dont have insurance, have no insurance, no health insurance, without health insurance, lost my insurance, no coverage, without coverage, lost coverage, lost my coverage, have no coverage, dont have coverage, dont have any coverage, dont have any insurance, lost our insurance, insurance ran out, my insurance ran out, insurance expired, insurance ended, insurance got canceled, insurance was canceled, insurance got cancelled, insurance lapsed, coverage ended, coverage lapsed, coverage ran out, dropped from insurance, dropped by insurance, kicked off insurance, kicked off my insurance, off insurance, cut off insurance, laid off, between jobs, insurance dropped me, not covered by insurance, no longer have insurance, have not got insurance, havent got insurance, aged out of insurance
insurance = insurance, insurances, health insurance, medical insurance, coverage, insurer, insurers, health plan, health plans, insurance plan, insurance plans, insurance company, insurance companies, network, in network, hmo, ppo, plan, plans, out of network, turning 65, turn 65, turned 65, over 65, out of the network, in the network, not in network, carrier, carriers, insurance carrier, insurance carriers, insurance policy, payer, payers, ppos, hmos, epo, hdhp, medical plan, medical plans
accept = accept, accepts, accepted, accepting, take, takes, taken, taking, work with, participate, contracted, covered, cover, covers, honor, valid, work, works, work here, works here, good here, use, using, which, list, check, verify, contract, contracts, contract with, contracting, bill, will you bill, covering, cover me, in network with, part of, partner with, go with, run, deal with, okay with, recognize, use it, use it here
records = vaccine records, shots record, images on a disc, images on disc, images on a cd, my images, xray images, medical records, medical record, records, record, health records, health record, chart, my chart, medical history, test results, lab results, results, immunization record, immunization records, vaccination record, vaccination records, vaccine record, shot record, shot records, vaccination proof, proof of vaccination, proof of vaccination record, on a cd, on cd, on a disc, mri on a cd, xray on a cd, release of information, medical release, doctors note, visit summary, x ray results, images on cd, discharge papers, charts, xray results, mri results, ct results, ct scan results, blood test results, blood work results, bloodwork results, biopsy results, ultrasound results, mammogram results, pap results, pap smear results, pathology results, covid test results, results of my test, results of my tests, results of my blood work, results of my mri, results of my xray, imaging results, radiology results, scan results
copy = copy, copies, request, requesting, obtain, download, send, sending, transfer, transferring, access, release, view, fax, forward, correct, amend, share, print, ask for, order
form = form, forms, paperwork, document, documents, questionnaire, packet, papers, consent form, intake, intake form, registration form, authorization
formkind = fmla, disability, dmv, jury duty, leave, family leave, sick leave, short term disability, return to work, work, school, camp, daycare, immigration
fill = fill, complete, sign, print, download, registration, register, before, first visit, first appointment
visit = visiting, visit, visitor, visitors, visitation, see, guest, guests, come see, visits
rule = how late, late, until when, till when, hours, hour, rules, rule, policy, policies, guidelines, time, times, restrictions, allowed, bring, limit, schedule, mask, masks, kids, children, flowers, overnight, stay, spend the night, sleep over, stay overnight, stay the night, at night, how many, guide, bring food, take food, food, send flowers, bring flowers, flowers and balloons, balloons, room number, which room, what room, stuffed animal, bring a pet, bring my dog
someone = someone, somebody, family member, relative, friend, loved one, patient, my mom, my dad, mother, father, grandma, icu, new baby, inpatient, deceased, dead, dead father, dead mother, late husband, late wife, husband, wife, dad, mom, my father, my mother, my husband, my wife, son, daughter
park = park my car, park the car, park a car, leave my car, leave the car, parking, park, parked, garage, parking lot, valet, parking garage, parking fee, parking pass, where to park, handicap parking, disabled parking, accessible parking
parkask = where do i park, where do we park, where can i park, where can we park, where to park, where should i park, where do you park, parking for
way = directions, direction, map, maps, campus map, how to get to, getting there, getting here, drive, driving, entrance, shuttle, bus, ride, route, transportation
job = work for, working for, join the team, join your team, join our team, get hired, jobs for, hire, do you hire, do you guys hire, job, jobs, career, careers, employment, hiring, work here, work for you, work at, working here, working at, work with you, vacancy, vacancies, job openings, openings, open positions, recruiter, recruitment, apply for a job, job application, internship, internships, human resources, salary, salaries, wages, hourly pay, starting pay
role = caregiver, caregivers, home health aide, nurse, nurses, nursing, rn, lvn, cna, doctor, doctors, physician, physicians, medical assistant, assistant, receptionist, pharmacist, tech, technician, technologist, security, janitor, housekeeping, cook, kitchen, driver, remote, student, students, summer, therapist, admin, administrative, it, lab, pharmacy, radiology, manager, apply, open, openings, benefits, near me
shift = night shift, night shifts, day shift, evening shift, weekend shift, graveyard shift, part time, full time, per diem, prn, entry level, no experience, without experience, work from home
applicant = felon, felons, felony, a record, criminal record, background, background check, ex offenders, teens, teenagers, 16 year olds, 17 year olds, high schoolers, high school students, retirees, immigrants, without experience, no experience, new grads, new grad
give = donate money, donating money, give some money, money donation, donate, donation, donations, donating, giving, gift, gifts, contribute, contribution, charitable, fundraising, fundraiser, philanthropy, foundation, give money, make a gift, in memory of, sponsor, bequest, planned giving, endowment
volunteer = volunteer, volunteers, volunteering, help out, candy striper, give time, donate time
complain = file a complaint, filing a complaint, make a complaint, making a complaint, lodge a complaint, complaint, complaints, complain, complaining, grievance, grievances, feedback, unhappy, bad experience, poor service, rude, compliment, compliments, praise, thank, thanks, thank you, suggestion, suggestions, report, concern, concerns, unsatisfied, dissatisfied, advocate, patient advocate, ombudsman, patient relations, comment, comments, mistreated, survey, say thank you, file complaint against, complain about, report a doctor, report a nurse
staff = nurse, nurses, doctor, doctors, physician, staff, employee, care, visit, service, experience, treatment, stay, hospital, receptionist, receptionists, front desk, secretary, technician
right = rights, bill of rights, responsibilities, patient rights, my rights
privacy = privacy, hipaa, cookies, cookie, personal data, my data, privacy policy, privacy notice, notice of privacy practices, confidentiality, tracking, data protection, personal information
optout = opt out, do not sell, delete my data, delete, privacy choices, choices, options, settings, manage
prepare = prepare, preparing, preparation, get ready, getting ready, ready, what to bring, bring, instructions, checklist, before, what to expect, expect, prep
appointment = appointment, appointments, visit, first visit, doctor visit, first appointment, doctors appointment, exam, appt, appts, apt, doctor appt, dr appt, doctor visit appt, first appt, first dr appt
surgery = surgery, operation, procedure, anesthesia, surgeries
where = where, where to go, where should i go, should i go, should i go to, go to, which, right care, when to go, difference, vs, versus, or
emergency = er, emergency room, emergency, emergency department, 911, ed
urgent = urgent care, walk in, walk in clinic, doctor, clinic, urgent
lead = ceo, leadership, leaders, executives, executive team, board of directors, board, president, management, chief executive, in charge, runs, administrators, director, directors, executive
news = news, press, press release, press releases, media, announcements, newsroom, media contact, journalist, latest news
community = community, community benefit, outreach, community programs, mobile van, food pantry, community health
access = accessibility, accessible, wheelchair access, accessible entrance, wheelchair, wheelchairs, disability, disabilities, disabled, ada, screen reader, deaf, blind, handicap, sign language, hearing impaired, website access
discriminate = discrimination, nondiscrimination, non discrimination, discriminated, equal, civil rights, racism, section 1557
research = research, study, studies, clinical trial, clinical trials, trial, trials, experiment
join = join, take part, participate, participating, sign up, enroll, enrolling, volunteer for, be in, eligible, paid, current, open, recruiting, find, available
safe = safe, safety, risk, risks, questions, question, faq, faqs, how does it work, leave, quit, privacy, consent, placebo, protected
interpret = interpreter, interpreters, translator, translators, interpretation, translation, language help, language assistance, language services, my language, asl, sign language interpreter, dont speak english, no english, translate, interpreting
spoken = speak spanish, speak my language, speaks spanish, speaks my language, in spanish, in my language
free = free, request, service, services, available, ask for, cost
video = video visit, video visits, telehealth, telemedicine, virtual visit, virtual visits, virtual care, virtual appointment, video appointment, video appointments, online doctor, online visit, online appointment, doctor online, e visit, evisit, video call, talk to a doctor online, see a doctor online, zoom, remote visit, telehealth visit, telehealth appointment, on my phone, doctor on my phone, by phone, over the phone, facetime
class = class, classes, event, events, workshop, workshops, seminar, calendar, health classes, webinar
birth = childbirth, birth, birthing, lamaze, labor, prenatal, parenting, having a baby, delivery
portal = portal, patient portal, log in, login, sign in, signin, password, my account, mychart, username, reset my password, reset password, forgot my password, register account, activate, app
booking = make, book, schedule, scheduling, booking, set up, request
cancel = cancel, reschedule, change, move, canceling, rescheduling, missed, miss, confirm, late for, running late, running late for, going to be late, be late for
lost = lost and found, lost, left behind, lost my, left my, missing items, lost property, lost items, belongings
thing = cell phone, phone, glasses, keys, wallet, purse, jacket, coat, dentures, hearing aid, hearing aids, ring, jewelry, charger, bag, clothes, id
second = second opinion
referral = referral, referrals, referred, refer
needreferral = how do referrals work, how does a referral work, how referrals work, gives me a referral, give me a referral, get a referral, ask for a referral, send a referral, need a referral, need referral, needs a referral, need to be referred, referral required, referral needed, referral necessary, require a referral, requires a referral, have a referral, referral first, referral from my doctor, refer myself, self refer, self referral
noreferral = without a referral, without referral, without being referred
specialist = specialist, specialists
refer = referral, referrals, referred, refer, prior authorization, authorization, preauthorization, approval, specialist, specialists
award = awards, award, recognition, accreditation, accredited, rankings, ranked, ratings
story = stories, testimonials, patient stories, success stories
about = about us, who are you, who we are, mission, history, values
term = terms, terms of use, terms and conditions, legal, disclaimer
region = regions, region, where are you, areas, counties
card = card, cards, id card, member card, insurance card, membership card, member id, id number, member number, id cards, proof of insurance
member = member, members, membership, subscriber
newone = new, new member, just joined, first steps, getting started, welcome, start, begin, orientation
replace = replace, replacement, lost, lose, order, print, request, get, new, missing, another, download, digital
appeal = appeal, appeals, denied, denial, claim denied, denied claim, overturn, fight, fighting, contest, disagree, grievance, grievances, complaint, complaints, complain, decision
claim = claim, claims, decision, file, submit, submitting, reimbursement
benefit = benefit, benefits, coverage, covered, cover, covers, plan pay for, plan pays for, insurance pay for, insurance pays for, what is covered, whats covered, what does my plan cover, summary of benefits, evidence of coverage, included, plan documents, pay for, pays for, plan pay, plan pays, insurance pay, insurance pays, whats included
copay = copay, copays, copayment, copayments, co pay, co pays, deductible, deductibles, coinsurance, co insurance, out of pocket maximum, out of pocket max, what do i owe for, my share
drug = prescription, prescriptions, medication, medications, medicine, medicines, drug, drugs, pharmacy, pharmacies, rx, formulary, drug list, refill, refills, refilling, renew, renewal, mail order, generic, generics, pills, insulin, meds, med, my meds
choose = choose, choosing, change, changing, switch, switching, pick, select, selecting, new, different, another, assign, find, switched, changed, just switched, just changed
doctor = doctor, doctors, pcp, primary care, primary care doctor, physician, provider, primary doctor, primary care provider
keep = keep, keeping, left the plan, leaving, leaves, left, continuity of care, continuity, stay with, no longer, stopped, leaving the network, out of network, lose, losing, retiring
travel = travel, traveling, travelling, abroad, out of state, out of the country, vacation, away from home, overseas, trip, another country, another state, out of area, foreign
unpaid = wont pay, will not pay, doesnt pay, does not pay, didnt pay, did not pay, refuse to pay, refuses to pay, refused to pay, refusing to pay, wont cover, will not cover, doesnt cover, refused to cover, refuses to cover, didnt cover, rejected, turned down
senior = senior, seniors, older adults, older people, elderly, retired, retiree, retirees, elders, my dad, my mom, my father, my mother, my grandma, my grandpa
family = husband, husbands, wife, wifes, spouse, spouses, parents, mom, moms, dad, dads, kid, kids, son, sons, daughter, daughters, family, dependent, dependents, newborn, baby, job, work, employer, company, college, student, school, union
mental = mental health, therapy, therapist, behavioral health, counseling, psychiatrist, substance abuse, depression, psychologist
pregnant = pregnancy, pregnant, maternity, having a baby, baby, prenatal, birth, newborn, childbirth, delivery, breast pump, maternity leave
prevent = preventive, preventive care, prevention, checkup, checkups, screening, screenings, annual physical, physical, wellness, wellness visit, vaccines, shots, free checkup, check up, annual exam
enroll = get insurance, get health insurance, need insurance, buy insurance, open enrollment dates, enrollment dates, enrollment period, enrollment deadline, join, enroll, enrollment, sign up, open enrollment, apply, buy, get coverage, how to join, become a member, purchase, eligible, eligibility, when can i join, signing up, enrolling, add my, add a, add to, adding, join now
compare = compare, comparing, comparison, shop, which plan, best plan, difference, plans, options, shopping
employer = employer, employers, business, small business, company, companies, group, my employees, employees, group plan, hr, small group, workplace
broker = broker, brokers, agent, agents, sell, commission, commissions, producer
area = service area, county, counties, zip codes, area, where do you work
flu = flu shot, flu shots, flu vaccine, flu vaccines, flu vaccination, flu clinic, influenza vaccine, flu jab, flu immunization
vaccine = vaccine, vaccines, vaccination, vaccinations, immunization, immunizations, shot, shots, booster, covid vaccine, covid shot, covid booster, tetanus shot, tetanus, mmr, hpv vaccine, shingles shot, pneumonia shot, tdap, measles vaccine, jab, jabs
traveling = mexico, india, china, philippines, vietnam, africa, asia, europe, central america, travel, traveling, travelling, trip, abroad, before traveling, yellow fever, overseas, malaria pills
child = child, childs, children, childrens, kid, kids, baby, babies, infant, toddler, school, kindergarten, preschool, daycare, daughter, son, newborn
physical = routine checkup, routine check up, routine exam, routine physical, preventive exam, regular checkup, medical checkup, complete checkup, physical, physicals, checkup, check up, exam, annual exam, yearly exam, physical exam, annual physical, wellness exam, general checkup, full checkup, yearly physical, yearly checkup, annual checkup, wellness visit
sport = sports, sport, school, camp, athlete, football, team, athletic, pre participation, student
house = home care, in home care, home health, home health care, home health aide, home nurse, visiting nurse, nurse at home, care at home, help at home, house call, house calls, home visit, home visits, doctor home visit, come to my house, comes to your home, at home, in home, visit at home, homebound
diet = dietitian, nutritionist, nutrition, diet, eating, meal planning, diet advice, healthy eating, food
advice = advice, counseling, help, plan, tips, coaching, consultation, class
xray = x ray, x rays, xray, xrays, chest x ray, chest xray, radiograph, dental x ray
ultrasound = ultrasound, sonogram, ultrasounds, sonograms, sonography
mri = mri, mri scan, mris, magnetic resonance, magnetic resonance imaging, open mri, brain mri
ct = ct scan, cat scan, ct, ct scans, cat scans, computed tomography
mammogram = mammogram, mammograms, mammography, breast screening, breast cancer screening, breast x ray, breast imaging
bone = bone density, bone density scan, bone density test, dexa, dexa scan, bone scan, osteoporosis test, osteoporosis screening
blood = blood test, blood tests, blood work, bloodwork, blood draw, blood draws, lab work, labs, lab test, lab tests, cholesterol test, a1c test, draw blood, blood sample, cbc, metabolic panel
urine = urine test, urine tests, urinalysis, urine sample, pee test, urine analysis
pregtest = pregnancy test, pregnancy tests, am i pregnant
drugtest = drug test, drug tests, drug testing, drug screen, drug screening
sleepstudy = sleep study, sleep studies, sleep test, home sleep test, sleep lab, polysomnogram
cardiac = cardiac rehab, cardiac rehabilitation, heart rehab, rehab after heart attack, heart rehabilitation
scope = colonoscopy, colonoscopies
smoke = quit smoking, stop smoking, quit tobacco, smoking cessation, quit vaping, stop vaping, quit nicotine
support = support group, support groups, peer support, grief group, cancer support group
grief = grief, bereavement, grief counseling, grief support
lactation = baby wont latch, wont latch, latch, latching, breastfeeding help, lactation, lactation consultant, breastfeeding support, breastfeeding class, nursing help
massage = massage, massages, massage therapy
hearing = going deaf, getting deaf, hearing test, hearing tests, hearing exam, hearing check
eye = eye exam, eye exams, eye test, vision test, vision exam, eye check
chaplain = chaplain, priest, prayer, spiritual care, pastor, chapel, rabbi, imam
advance = advance directive, advance directives, living will, advance care planning, health care proxy, power of attorney, medical power of attorney, polst, dnr
diabetesclass = diabetes class, diabetes classes, diabetes education, diabetes educator
weight = weight management, weight loss program, weight loss clinic, lose weight program
counselor2 = financial counselor, financial counseling, financial counselors
caregiver = caregiver support, help for caregivers, caregiver help, respite care, respite
caregiving = caregiver, caregivers, caregiving, caretaker, caretakers, caregiver role
carefor = caring for, taking care of, take care of, takes care of, took care of, looking after, look after, looks after, cares for, to care for, will care for, can care for, i care for, we care for, helps care for, help care for, care giver for, caregiver for, caretaker for, watch over, sit with
grownup = husband, wife, spouse, partner, mom, mum, mother, dad, father, parent, parents, grandma, grandmother, grandpa, grandfather, grandparents, sister, brother, aunt, uncle, my husband, my wife, my mom, my mother, my dad, my father, mother in law, father in law, loved one, family member, relative, relatives, elderly, elders, someone with dementia, someone with alzheimers, adult son, adult daughter, disabled son, disabled daughter
notalone = cant be left alone, cannot be left alone, cant stay alone, cannot stay alone, cant stay home alone, cant leave alone, not safe alone
weary = exhausted, exhausting, burned out, burnt out, burnout, burn out, overwhelmed, worn out, need a break, take a break, stressed, stress, tired, drained, lonely, struggling, cant do it anymore, support, help, rest
deliver = medication delivery, prescription delivery, deliver my prescription, medicine delivered, prescriptions delivered
dispose = drug disposal, medication disposal, dispose of medicine, get rid of old medicine, old medicine, sharps disposal
memoryscreen = memory test, memory screening, dementia test
genetictest = cancer genetics, dna test for cancer, genetic test for cancer, brca test, brca
`,
  intents: `
Billing and payment; Bills and payments > bill | pay | pay bill | pay question | bill question | bill reach | pay reach | pay bill reach | pay bill question | pay bill accept | pay copay | pay card | pay bill card | copay reach | copay bill | bill benefit | bill benefit insurance | pay benefit reach | bill visit | bill question visit | pay visit | bill insurance pay | bill insurance
Financial help > uninsured * | poor | poor help | help pay | help bill | help pay bill | poor pay | poor bill | poor pay bill | poor help bill | poor help pay | pay poor bill help | bill cost help | poor insurance | poor form | poor reach | poor help form | poor staff | poor copay | poor cost | unpaid insurance | unpaid insurance poor | poor benefit | help pay uninsured | pay poor | poor visit | poor doctor | poor drug | poor help drug | poor surgery | poor bill surgery | help pay surgery | help pay drug
Benefits and coverage; Billing and payment > copay | copay cost | copay question | copay benefit | copay visit | copay doctor | copay insurance | copay member | copay refer | copay emergency | copay urgent | copay drug | copay mental | cost refer | cost copay | copay visit refer
Prices and estimates; Price files of our hospitals; Benefits and coverage > cost * | cost bill | cost visit | cost compare | cost surgery
Insurance we take; Health plans we accept > insurance | accept insurance | insurance question | insurance reach | accept insurance question | insurance choose | insurance bill | accept insurance travel | accept insurance doctor | insurance doctor | insurance senior | insurance family | accept insurance family | insurance card | card prepare | accept insurance card | insurance travel | insurance keep | insurance choose family | accept insurance area | insurance staff | accept insurance staff | insurance visit | accept insurance visit | insurance newone | accept insurance newone | insurance copy
Medical records > records | records copy | records copy reach | records reach | records form | records copy form | portal records | copy records pay | records doctor copy | records question | records someone | records copy someone | records reach someone
Forms; Forms and documents > form | form fill | form newone | form prepare | form appointment | form fill newone | form copy | form appointment fill | form newone appointment | form formkind | form formkind staff | form formkind fill
Visiting someone > visit rule | visit someone | visit rule someone | visit rule reach | someone rule
Parking and directions > park | park rule | park cost | park free | way | way appointment | park way | park access | park visit | park where | way where | park surgery | park where surgery | park emergency | park appointment | park someone | parkask *
Talk Therapy; Mental Health > listen ! | listen feeling ! | listen help !
Crisis Mental Health Support; Mental Health > hotline !
Careers > job role | job | job reach | job form | job question | job shift | shift role | job shift role | job applicant | job role applicant | applicant role | shift job applicant
Giving > give | give reach | give pay | give help | give someone | give community | give free
Volunteering; Volunteer opportunities > volunteer | volunteer form | volunteer join | volunteer job | volunteer reach | volunteer help | volunteer *
Contact us > reach | reach question | reach doctor | reach staff | reach complain | reach appointment
Grievances and appeals; Tell us how it went > appeal | appeal claim | appeal benefit | claim | appeal insurance | appeal bill | appeal drug | appeal surgery | appeal question | appeal reach | appeal form | appeal staff | unpaid claim | unpaid | unpaid insurance | unpaid bill | unpaid drug | unpaid surgery | unpaid visit
Grievances and appeals; Financial help > appeal insurance * | unpaid insurance *
Tell us how it went; Grievances and appeals > complain | complain staff | complain reach | complain bill | complain form | complain appointment | complain staff reach
Your rights; Your rights as a member > right | right member
Your privacy options > optout privacy
Privacy > privacy | privacy question
Prepare for a visit > prepare appointment | prepare surgery | prepare | prepare appointment surgery | prepare form appointment
Where to go for care > emergency urgent where | emergency urgent where * | emergency where | urgent where doctor | emergency where doctor | where urgent emergency question | emergency urgent | sos
Who leads us > lead | lead about | lead reach
News > news | news reach
In the community > community | community help | community class
Accessibility > access | access help | access question | access park
Nondiscrimination > discriminate | discriminate complain | discriminate right
Questions about research > research safe | research question | research safe join | research safe question | research pay
Research studies; Research > research | research join
Free interpreters; Language help; Interpreter Services > interpret | interpret free | interpret reach | interpret help | interpret appointment | interpret free appointment | interpret surgery | interpret * | spoken | spoken reach | spoken help | spoken appointment | spoken someone | spoken someone appointment
Video Visits; Video visits > video | video appointment | video doctor | video booking | video prepare | video cost
Childbirth Classes > class birth | class pregnant
Classes and events > class | class join
Contact us > cancel appointment | lost | lost reach | cancel appointment reach | lost thing | cancel surgery | cancel xray | cancel mri | cancel ct | cancel ultrasound | cancel scope | cancel blood | cancel mammogram | cancel video
Find a doctor; Choose or change your doctor > booking appointment | booking appointment doctor | choose doctor | doctor newone
For members; For patients > portal | portal bill | portal question | portal help | portal member
Awards and recognition > award
Patient stories > story
About us; About Meridian Plan > about
Terms of use > term
Where we are > region
Your member ID card > card | card replace | card member | card replace member | card question | card newone | card benefit | card copy | card lost
New to Meridian Plan > newone member | newone | newone member question | newone insurance | join newone
Benefits and coverage > benefit | benefit question | benefit member | benefit insurance | benefit accept | benefit surgery | benefit *
Pharmacy benefits; Prescription Pickup; Pharmacy > drug | drug benefit | drug cost | drug copy | drug reach | drug accept | drug question | drug replace | drug card | drug insurance | drug where
Choose or change your doctor > choose doctor | choose doctor pregnant | choose doctor child | choose doctor family | doctor
Referrals and specialists; Insurance we take > referral | referral insurance | referral question | referral staff | referral doctor | referral appointment | referral visit | referral specialist | needreferral * | noreferral | noreferral specialist | noreferral doctor | noreferral appointment
Referrals and specialists > refer | refer doctor | refer question | refer appointment | refer benefit | refer copy
Keeping your doctor > keep doctor | keep doctor insurance | keep * doctor | keep
Care when you travel > travel | travel benefit | travel emergency | travel urgent | travel drug | travel insurance | travel doctor
Language help > interpret benefit
Mental health benefits > mental | mental benefit | mental insurance | mental cost | mental choose
Having a baby > pregnant | pregnant benefit | pregnant insurance | pregnant cost | pregnant newone
Preventive care > prevent | prevent benefit | prevent free | prevent cost | prevent insurance
Urgent and emergency care > emergency | urgent | emergency benefit | urgent benefit | emergency urgent benefit | emergency insurance | urgent insurance
For employers > employer | employer insurance | employer enroll | employer benefit | employer compare | employer newone | employer cost
For brokers > broker | broker insurance | broker reach | broker enroll | broker newone
How to join > enroll | enroll insurance | enroll question | enroll member | enroll insurance newone | enroll newone | enroll pregnant | enroll pregnant insurance | enroll family | enroll family insurance | enroll someone insurance | enroll where
Compare plans; Insurance we take > compare insurance | compare | compare cost insurance | insurance cost | compare insurance question | compare insurance senior | insurance senior
Where we work > area | area insurance | area region
Vaccines and Flu Shots; Flu shots this season > flu | flu where | flu free | flu cost | flu child | flu booking | flu booking appointment
Travel Health > vaccine traveling | traveling | traveling prepare vaccine | vaccine prepare traveling
Vaccines and Flu Shots > vaccine | vaccine child | vaccine where | vaccine booking appointment | vaccine free
Sports and School Physicals > physical sport | physical child | sport form | physical form | physical sport form | physical sport child
Annual Physicals > physical
Home Visits > house | house grownup | house help | house help grownup | house doctor | doctor house
Nutrition Counseling > diet advice
X-ray > xray
Ultrasound > ultrasound
MRI > mri
CT Scan > ct
3D Mammogram; Mammography > mammogram | mammogram prevent
Bone Density Scan > bone
Blood Tests > blood
Urine Tests > urine
Pregnancy Tests > pregtest
Drug Screening > drugtest *
Sleep Studies > sleepstudy
Cardiac Rehabilitation > cardiac
Colonoscopy > scope | scope prepare
Quit Tobacco Program > smoke | smoke help | smoke class
Support Groups > support *
Grief Support > grief
Lactation Support > lactation
Massage Therapy > massage
Hearing Tests > hearing
Eye Exams > eye
Spiritual Care > chaplain
Advance Care Planning > advance | advance form
Diabetes Education > diabetesclass
Weight Management > weight
Financial Counseling > counselor2
Caregiver Support > caregiver | caregiving | caregiving weary * | carefor grownup * | notalone grownup *
Senior Care > doctor carefor grownup *
Medication Delivery > deliver
Medication Disposal > dispose
Memory Screening > memoryscreen
Cancer Genetics > genetictest
`,
};
